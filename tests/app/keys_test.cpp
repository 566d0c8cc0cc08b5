// Answers: does every command have its keys, by scancode, a twin without letters, and no key two meanings?
#include "app/input/keys.hpp"

#include <gtest/gtest.h>

#include <set>

namespace tunnel::app {

namespace {

bool is_letter(SDL_Scancode code) { return code >= SDL_SCANCODE_A && code <= SDL_SCANCODE_Z; }

TEST(Keys, AreThoseOfTheInterface) {
    EXPECT_EQ(command_of(SDL_SCANCODE_SPACE, no_modifier), Command::play_pause);
    EXPECT_EQ(command_of(SDL_SCANCODE_P, no_modifier), Command::play_pause);
    EXPECT_EQ(command_of(SDL_SCANCODE_PERIOD, no_modifier), Command::step_forward);
    EXPECT_EQ(command_of(SDL_SCANCODE_LEFT, no_modifier), Command::step_back);
    EXPECT_EQ(command_of(SDL_SCANCODE_BACKSPACE, no_modifier), Command::restart);
    EXPECT_EQ(command_of(SDL_SCANCODE_PAGEDOWN, no_modifier), Command::next_scene);
    EXPECT_EQ(command_of(SDL_SCANCODE_LEFTBRACKET, no_modifier), Command::previous_scene);
    EXPECT_EQ(command_of(SDL_SCANCODE_EQUALS, shift), Command::faster) << "+ with shift, as on most keyboards";
    EXPECT_EQ(command_of(SDL_SCANCODE_KP_PLUS, no_modifier), Command::faster);
    EXPECT_EQ(command_of(SDL_SCANCODE_Z, ctrl), Command::undo);
    EXPECT_EQ(command_of(SDL_SCANCODE_Z, ctrl | shift), Command::redo);
    EXPECT_EQ(command_of(SDL_SCANCODE_TAB, shift), Command::focus_previous);
    EXPECT_EQ(command_of(SDL_SCANCODE_F12, no_modifier), Command::screenshot);
    EXPECT_EQ(command_of(SDL_SCANCODE_Z, no_modifier), std::nullopt);
    EXPECT_EQ(command_of(SDL_SCANCODE_UNKNOWN, no_modifier), std::nullopt) << "not the empty places of the table";
}

TEST(Keys, NoChordHasTwoMeanings) {
    std::set<std::pair<int, unsigned>> seen;
    for (const CommandRow& row : command_rows())
        for (const Chord& chord : row.chords) {
            if (chord.code == SDL_SCANCODE_UNKNOWN) continue;
            EXPECT_TRUE(seen.insert({chord.code, chord.modifiers}).second) << row.shown;
        }
}

TEST(Keys, EveryLetterHasATwinWithoutLetters) {
    for (const CommandRow& row : command_rows()) {
        bool letter = false, other = false;
        for (const Chord& chord : row.chords) {
            letter |= is_letter(chord.code);
            other |= chord.code != SDL_SCANCODE_UNKNOWN && !is_letter(chord.code);
        }
        EXPECT_TRUE(!letter || other) << row.shown;
    }
}

TEST(Keys, EveryCommandWithAKeyIsShown) {
    for (const CommandRow& row : command_rows())
        EXPECT_EQ(row.shown.empty(), row.chords[0].code == SDL_SCANCODE_UNKNOWN) << row.words.en;
}

TEST(Keys, EveryCommandSaysWhatItDoesInBothLanguages) {
    // English and Korean name themselves in their menu.
    for (int i = 0; i < static_cast<int>(Command::english); ++i) {
        const auto command = static_cast<Command>(i);
        ASSERT_NE(row_of(command), nullptr) << i;
        EXPECT_FALSE(say(command, kit::Lang::en).empty()) << i;
        EXPECT_FALSE(say(command, kit::Lang::ko).empty()) << i;
    }
}

TEST(Keys, TheMainKeyIsTheFirstOfThoseShown) {
    EXPECT_EQ(main_key(Command::play_pause), "Space");
    EXPECT_EQ(main_key(Command::step_forward), ".");
    EXPECT_EQ(main_key(Command::step_back), ",") << "a comma that is the key itself stays";
    EXPECT_EQ(main_key(Command::restart), "R");
    EXPECT_EQ(main_key(Command::previous_scene), "[");
    EXPECT_EQ(main_key(Command::help), "F1");
    EXPECT_EQ(main_key(Command::reduced_motion), "");
}

} // namespace

} // namespace tunnel::app
