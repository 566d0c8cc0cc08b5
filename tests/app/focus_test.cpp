// Answers: does the keyboard's focus walk in reading order, survive what it should, and hand offers to the right one?
#include "app/ui/widgets/focus.hpp"

#include <gtest/gtest.h>

namespace tunnel::app {

namespace {

void frame(FocusRing& ring, std::initializer_list<const char*> ids) {
    ring.begin_frame();
    for (const char* id : ids) (void)ring.add(id, {});
    ring.end_frame();
}

TEST(Focus, WalksBothWaysAndWraps) {
    FocusRing ring;
    frame(ring, {"a", "b", "c"});
    ring.move(1);
    EXPECT_EQ(ring.focused(), "a");
    ring.move(-1);
    EXPECT_EQ(ring.focused(), "c");
    ring.move(1);
    ring.move(1);
    EXPECT_EQ(ring.focused(), "b");
    EXPECT_TRUE(ring.visible());
}

TEST(Focus, IsLostWithItsControl) {
    FocusRing ring;
    frame(ring, {"a", "b"});
    ring.focus("b");
    frame(ring, {"a", "b"});
    EXPECT_EQ(ring.focused(), "b");
    EXPECT_FALSE(ring.visible()) << "a click shows no ring";
    frame(ring, {"a"});
    EXPECT_TRUE(ring.focused().empty());
}

TEST(Focus, RestoredItMayComeBackAFrameLater) {
    FocusRing ring;
    frame(ring, {"entry"});
    ring.restore("a");
    frame(ring, {"entry"});
    frame(ring, {"a", "b"});
    EXPECT_EQ(ring.focused(), "a");
}

TEST(Focus, OffersGoToTheFocusedControlOfTheNextFrameOnly) {
    FocusRing ring;
    frame(ring, {"a", "b"});
    ring.focus("b");
    ring.begin_frame();
    EXPECT_FALSE(ring.add("a", {}));
    ASSERT_TRUE(ring.add("b", {}));
    ring.wants_adjust();
    ring.end_frame();
    EXPECT_TRUE(ring.accepts_adjust());
    ring.offer_adjust(1, true);
    ring.offer_adjust(1, true);
    bool fine = false;
    EXPECT_EQ(ring.take_adjust(fine), 2);
    EXPECT_TRUE(fine);
    EXPECT_EQ(ring.take_adjust(fine), 0) << "taken once";
    ring.offer_activate();
    frame(ring, {"a", "b"});
    EXPECT_FALSE(ring.take_activate()) << "not kept for later";
}

} // namespace

} // namespace tunnel::app
