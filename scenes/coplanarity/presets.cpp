// Answers: the settings worth opening: plain cases, exact touches, what breaks the cubic, near misses, two meshes.
#include "scenes/coplanarity/settings.hpp"

namespace tunnel::scenes {
namespace coplanarity {
namespace {

constexpr int at_contact = 40; // t = 0.4

std::vector<kit::Preset> of_vertex_and_face() {
    return {
        {"document", {"Twice in one plane, one contact", "두 번 공면, 접촉은 한 번"}, {}, 0, {}},
        {"clean_hit",
         {"A clean hit", "뚜렷한 충돌"},
         clean_hit(),
         at_contact,
         {"One root of f, inside: all three methods agree.", "f의 근은 하나이고 안쪽이다. 세 방법의 답이 같다."}},
        {"outside",
         {"In the plane, but outside", "공면이지만 바깥"},
         outside(),
         at_contact,
         {"f is 0 at t = 0.4, and there is no contact.", "t = 0.4에 f = 0이지만 접촉은 없다."}},
        {"grazing",
         {"Grazing an edge", "모서리를 스침"},
         grazing(),
         at_contact,
         {"Exactly on the edge from b to c: touching counts.", "정확히 모서리 bc를 지난다. 닿기만 해도 접촉이다."}},
        {"vertex_on_vertex",
         {"Vertex on vertex", "꼭짓점끼리"},
         vertex_on_vertex(),
         at_contact,
         {"Exactly through the corner c.", "정확히 꼭짓점 c를 지난다."}},
        {"near_miss",
         {"A near miss", "아슬아슬하게 빗나감"},
         near_miss(),
         at_contact,
         {"1 mm above c: δ = 0.01 cannot tell; make δ smaller.",
          "c에서 1 mm 위로 지나간다. δ = 0.01로는 구별하지 못한다. δ를 줄여 보자."}},
        {"sliding",
         {"Sliding in one plane: f = 0", "한 평면 안에서 미끄러짐: f = 0"},
         sliding(),
         60,
         {"All four points stay in one plane: every t is a root of f.",
          "네 점이 내내 한 평면에 있다. 모든 t가 f의 근이다."}},
        {"handcrafted",
         {"A real query that defeats the cubic", "삼차식이 놓치는 실제 질의"},
         handcrafted(),
         at_contact,
         {"From published test data: a cube's face, tilted by rounding. The univariate method misses it.",
          "공개된 시험 자료의 질의다. 정육면체의 면이 반올림 때문에 아주 조금 기울었고, 단변량 방법은 접촉을 놓친다."}},
        {"float32",
         {"float32 without the rounding guard", "반올림 여유를 뺀 float32"},
         with(in_float(), {{"rounding_guard", "off"}}),
         CoplanarityScene::time_steps,
         {"Turn the rounding guard on again: the contact is found, even in float32.",
          "반올림 여유를 다시 켜 보자. float32로도 접촉을 놓치지 않는다."}},
    };
}

std::vector<kit::Preset> of_other_pairs() {
    return {
        {"crossing_edges", {"Two edges that cross", "엇갈려 만나는 두 모서리"}, crossing_edges(), at_contact, {}},
        {"sliding_edges",
         {"Two edges in one plane", "한 평면 안의 두 모서리"},
         sliding_edges(),
         at_contact,
         {"f = 0 again: the cubic has nothing to say.", "이번에도 f = 0이다. 삼차식은 아무것도 말해 주지 못한다."}},
        {"vertex_on_edge", {"A vertex and an edge", "꼭짓점과 모서리"}, vertex_on_edge(), 50, {}},
        {"two_vertices", {"Two vertices", "두 꼭짓점"}, two_vertices(), 50, {}},
        {"meshes",
         {"Two meshes", "두 메시"},
         meshes(),
         60,
         {"Swept boxes leave few pairs to ask; then scale the scene with δ in metres.",
          "경로 상자로 거르면 검사할 쌍이 얼마 남지 않는다. 그다음 δ를 미터로 둔 채 장면을 키우거나 줄여 보자."}},
        {"steps",
         {"Three methods step by step", "세 방법을 한 단계씩"},
         {{"plays", "steps"}},
         8,
         {"Each step checks one more root, box and proof.", "한 단계마다 근 하나, 상자 하나, 증명 한 단계씩 더 본다."}},
        {"file",
         {"A query from a file", "파일의 질의"},
         {{"source", "file"}},
         0,
         {"Give a CSV file of queries under “More settings”, then choose its number.",
          "‘설정 더 보기’에서 질의 CSV 파일을 지정하고 번호를 고르자."}},
    };
}

} // namespace
} // namespace coplanarity

std::vector<kit::Preset> CoplanarityScene::presets() {
    std::vector<kit::Preset> all = coplanarity::of_vertex_and_face();
    for (kit::Preset& preset : coplanarity::of_other_pairs()) all.push_back(std::move(preset));
    return all;
}

} // namespace tunnel::scenes
