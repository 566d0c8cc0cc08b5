// Answers: SDL's video, started with a driver that can show something here, or one line that says why there is none.
#pragma once

#include "scenes/kit/text.hpp"

namespace tunnel::app {

[[nodiscard]] bool start_video(bool offscreen, kit::Text& error);

// From here on a display server that goes away ends the program with exit code 3 and one line.
void end_with_display(kit::Lang lang);

// Graphics libraries complain on standard error in their own words; while this lives, nobody hears them.
class QuietErrors {
  public:
    QuietErrors();
    ~QuietErrors();
    QuietErrors(const QuietErrors&) = delete;
    QuietErrors& operator=(const QuietErrors&) = delete;

  private:
    int kept = -1;
};

} // namespace tunnel::app
