// Answers: the system's own words in English; in Korean ours, for the errors that files meet. Others by their number.
#include "app/files/reason.hpp"

#include <cerrno>
#include <cstring>

namespace tunnel::app {

namespace {

std::string korean(int error_number) {
    switch (error_number) {
    case EACCES:
    case EPERM: return "권한이 없음";
    case ENOENT: return "그런 파일이나 폴더가 없음";
    case ENOTDIR: return "경로 가운데 폴더가 아닌 것이 있음";
    case EISDIR: return "폴더임";
    case EEXIST: return "이미 있음";
    case ENOSPC: return "디스크에 남은 공간이 없음";
    case EDQUOT: return "디스크 할당량을 다 씀";
    case EFBIG: return "파일이 너무 큼";
    case EROFS: return "읽기 전용 파일 시스템임";
    case ENAMETOOLONG: return "이름이 너무 긺";
    case ELOOP: return "심볼릭 링크가 끝없이 이어짐";
    case EPIPE: return "받는 쪽이 닫힘";
    case EBADF: return "닫혀 있음";
    case EIO: return "입출력 오류";
    case EMFILE:
    case ENFILE: return "열린 파일이 너무 많음";
    case ENOMEM: return "메모리가 모자람";
    case ETXTBSY: return "실행 중인 파일임";
    case ENXIO:
    case ENODEV: return "그런 장치가 없음";
    default: return "시스템 오류 " + std::to_string(error_number) + "번";
    }
}

} // namespace

kit::Text reason(int error_number) { return {std::strerror(error_number), korean(error_number)}; }

} // namespace tunnel::app
