// Answers: the desktop's loop: sleeps while nothing moves, keeps the display's pace while something does.
#pragma once

namespace tunnel::app {

class App;
class Window;

void run_loop(App& app, const Window& window); // until the user quits

} // namespace tunnel::app
