// Hermagor's board as the rules use it: map, market, tiles, prices.
// Generated from board.json by generate_board.py: change the file, not this.
#pragma once

#include "core/portable.h"

namespace wharf::hermagor {

// clang-format off
inline constexpr int kVillages = 32;
inline constexpr int kRegions = 20;
inline constexpr int kDuchies = 3;
inline constexpr int kLongestWay = 27;  // the dearest of all cheapest ways
inline constexpr std::uint32_t kMainRoad = 0x82086111U;  // H6.4: its villages

// H0.2: the good a village (1–32) buys.
GAME_FN inline std::uint8_t good_in(int village) {
    static constexpr std::uint8_t table[] = {
        4, 1, 2, 5, 3, 6, 7, 0, 5, 3, 6, 4, 7, 1, 2, 0, 5, 4, 2, 6, 2, 1, 0, 5, 3, 0, 6, 7, 4, 3, 1, 7,
    };
    return table[village - 1];
}

// The villages that buy a good.
GAME_FN inline std::uint32_t villages_buying(int good) {
    static constexpr std::uint32_t table[] = {
        0x02408080U, 0x40202002U, 0x00144004U, 0x21000210U, 0x10020801U, 0x00810108U, 0x04080420U, 0x88001040U,
    };
    return table[good];
}

// The villages of a duchy.
GAME_FN inline std::uint32_t villages_of_duchy(int duchy) {
    static constexpr std::uint32_t table[] = {
        0x01E01E07U, 0x1E01E038U, 0xE01E01C0U,
    };
    return table[duchy];
}

// The villages around a region.
GAME_FN inline std::uint32_t villages_of_region(int region) {
    static constexpr std::uint32_t table[] = {
        0x00000007U, 0x0000001CU, 0x00000070U, 0x000000C1U, 0x00000703U, 0x00000C06U, 0x0000380CU, 0x00006018U,
        0x0001C030U, 0x00030060U, 0x000E00C0U, 0x00080181U, 0x80180100U, 0x00700700U, 0x01C00C00U, 0x03003800U,
        0x0E006000U, 0x3801C000U, 0x60070000U, 0xC00C0000U,
    };
    return table[region];
}

// The regions a village (1–32) lies at.
GAME_FN inline std::uint32_t regions_of_village(int village) {
    static constexpr std::uint32_t table[] = {
        0x00000819U, 0x00000031U, 0x00000063U, 0x000000C2U, 0x00000186U, 0x00000304U, 0x0000060CU, 0x00000C08U,
        0x00003810U, 0x00002010U, 0x00006030U, 0x0000C060U, 0x00008040U, 0x000180C0U, 0x00030180U, 0x00020100U,
        0x00060300U, 0x00040600U, 0x000C0400U, 0x00081C00U, 0x00003000U, 0x00002000U, 0x00006000U, 0x00004000U,
        0x0000C000U, 0x00018000U, 0x00010000U, 0x00030000U, 0x00020000U, 0x00060000U, 0x000C0000U, 0x00081000U,
    };
    return table[village - 1];
}

// The goods whose buildings a region shows; none: it shows a noble flag.
GAME_FN inline std::uint8_t buildings_of(int region) {
    static constexpr std::uint8_t table[] = {
        0x00U, 0x00U, 0x00U, 0x00U, 0x85U, 0x20U, 0x09U, 0xC0U, 0x92U, 0x04U, 0x28U, 0x02U, 0x09U, 0x90U, 0x06U, 0x64U,
        0x38U, 0x42U, 0x41U, 0x10U,
    };
    return table[region];
}

// H4.2: cost of the cheapest way between two places, 0 = the city.
GAME_FN inline std::uint8_t cost_of_way(int from, int to) {
    static constexpr std::uint8_t table[][33] = {
        {
            0, 2, 5, 3, 6, 3, 6, 4, 5, 4, 7, 9, 6, 10, 8, 6, 8, 9, 9, 11, 8, 8, 12, 12, 14, 10, 12, 15, 10, 15, 13, 15,
            12,
        },
        {
            2, 0, 3, 5, 8, 5, 8, 5, 3, 2, 5, 8, 8, 12, 10, 8, 10, 11, 10, 10, 6, 6, 10, 11, 16, 12, 14, 17, 12, 17, 15,
            14, 10,
        },
        {
            5, 3, 0, 2, 5, 8, 11, 8, 6, 5, 8, 5, 5, 9, 7, 11, 13, 14, 13, 13, 9, 9, 13, 8, 13, 9, 11, 16, 15, 20, 18,
            17, 13,
        },
        {
            3, 5, 2, 0, 3, 6, 9, 7, 8, 7, 9, 6, 3, 7, 5, 9, 11, 12, 12, 14, 11, 11, 14, 9, 11, 7, 9, 14, 13, 18, 16,
            18, 15,
        },
        {
            6, 8, 5, 3, 0, 3, 6, 9, 11, 10, 12, 9, 6, 6, 2, 6, 8, 9, 13, 15, 14, 14, 17, 12, 14, 10, 6, 11, 10, 15, 13,
            18, 18,
        },
        {
            3, 5, 8, 6, 3, 0, 3, 6, 8, 7, 10, 12, 9, 9, 5, 3, 5, 6, 10, 12, 11, 11, 15, 15, 17, 13, 9, 12, 7, 12, 10,
            15, 15,
        },
        {
            6, 8, 11, 9, 6, 3, 0, 3, 5, 10, 13, 15, 12, 12, 8, 6, 7, 3, 7, 9, 8, 14, 18, 18, 20, 16, 12, 15, 10, 12, 7,
            12, 12,
        },
        {
            4, 5, 8, 7, 9, 6, 3, 0, 2, 7, 10, 13, 10, 14, 11, 9, 10, 6, 5, 7, 5, 11, 15, 16, 18, 14, 15, 18, 13, 15,
            10, 11, 9,
        },
        {
            5, 3, 6, 8, 11, 8, 5, 2, 0, 5, 8, 11, 11, 15, 13, 11, 12, 8, 7, 7, 3, 9, 13, 14, 19, 15, 17, 20, 15, 17,
            12, 11, 7,
        },
        {
            4, 2, 5, 7, 10, 7, 10, 7, 5, 0, 3, 6, 9, 13, 12, 10, 12, 13, 10, 8, 4, 4, 8, 9, 14, 13, 16, 19, 14, 19, 17,
            12, 8,
        },
        {
            7, 5, 8, 9, 12, 10, 13, 10, 8, 3, 0, 3, 6, 10, 14, 13, 15, 16, 13, 11, 7, 7, 11, 6, 11, 10, 15, 20, 17, 22,
            20, 15, 11,
        },
        {
            9, 8, 5, 6, 9, 12, 15, 13, 11, 6, 3, 0, 3, 7, 11, 15, 17, 18, 16, 14, 10, 10, 8, 3, 8, 7, 12, 17, 19, 24,
            22, 18, 14,
        },
        {
            6, 8, 5, 3, 6, 9, 12, 10, 11, 9, 6, 3, 0, 4, 8, 12, 14, 15, 15, 17, 13, 13, 11, 6, 8, 4, 9, 14, 16, 21, 19,
            21, 17,
        },
        {
            10, 12, 9, 7, 6, 9, 12, 14, 15, 13, 10, 7, 4, 0, 4, 8, 10, 14, 18, 20, 17, 17, 15, 10, 12, 8, 8, 13, 12,
            17, 18, 23, 21,
        },
        {
            8, 10, 7, 5, 2, 5, 8, 11, 13, 12, 14, 11, 8, 4, 0, 4, 6, 10, 14, 16, 16, 16, 19, 14, 13, 9, 4, 9, 8, 13,
            14, 19, 20,
        },
        {
            6, 8, 11, 9, 6, 3, 6, 9, 11, 10, 13, 15, 12, 8, 4, 0, 2, 6, 10, 12, 14, 14, 18, 18, 17, 13, 8, 9, 4, 9, 10,
            15, 18,
        },
        {
            8, 10, 13, 11, 8, 5, 7, 10, 12, 12, 15, 17, 14, 10, 6, 2, 0, 4, 8, 10, 14, 16, 20, 20, 19, 15, 10, 11, 6,
            11, 8, 13, 18,
        },
        {
            9, 11, 14, 12, 9, 6, 3, 6, 8, 13, 16, 18, 15, 14, 10, 6, 4, 0, 4, 6, 10, 17, 21, 21, 23, 19, 14, 15, 10, 9,
            4, 9, 14,
        },
        {
            9, 10, 13, 12, 13, 10, 7, 5, 7, 10, 13, 16, 15, 18, 14, 10, 8, 4, 0, 2, 6, 14, 18, 19, 23, 19, 18, 19, 14,
            13, 8, 6, 10,
        },
        {
            11, 10, 13, 14, 15, 12, 9, 7, 7, 8, 11, 14, 17, 20, 16, 12, 10, 6, 2, 0, 4, 12, 16, 17, 22, 21, 20, 21, 16,
            14, 9, 4, 8,
        },
        {
            8, 6, 9, 11, 14, 11, 8, 5, 3, 4, 7, 10, 13, 17, 16, 14, 14, 10, 6, 4, 0, 8, 12, 13, 18, 17, 20, 23, 18, 18,
            13, 8, 4,
        },
        {
            8, 6, 9, 11, 14, 11, 14, 11, 9, 4, 7, 10, 13, 17, 16, 14, 16, 17, 14, 12, 8, 0, 4, 9, 14, 17, 20, 23, 18,
            20, 15, 10, 5,
        },
        {
            12, 10, 13, 14, 17, 15, 18, 15, 13, 8, 11, 8, 11, 15, 19, 18, 20, 21, 18, 16, 12, 4, 0, 5, 10, 14, 19, 24,
            22, 24, 19, 14, 9,
        },
        {
            12, 11, 8, 9, 12, 15, 18, 16, 14, 9, 6, 3, 6, 10, 14, 18, 20, 21, 19, 17, 13, 9, 5, 0, 5, 9, 14, 19, 22,
            27, 24, 19, 14,
        },
        {
            14, 16, 13, 11, 14, 17, 20, 18, 19, 14, 11, 8, 8, 12, 13, 17, 19, 23, 23, 22, 18, 14, 10, 5, 0, 4, 9, 14,
            19, 24, 27, 24, 19,
        },
        {
            10, 12, 9, 7, 10, 13, 16, 14, 15, 13, 10, 7, 4, 8, 9, 13, 15, 19, 19, 21, 17, 17, 14, 9, 4, 0, 5, 10, 15,
            20, 23, 25, 21,
        },
        {
            12, 14, 11, 9, 6, 9, 12, 15, 17, 16, 15, 12, 9, 8, 4, 8, 10, 14, 18, 20, 20, 20, 19, 14, 9, 5, 0, 5, 10,
            15, 18, 23, 24,
        },
        {
            15, 17, 16, 14, 11, 12, 15, 18, 20, 19, 20, 17, 14, 13, 9, 9, 11, 15, 19, 21, 23, 23, 24, 19, 14, 10, 5, 0,
            5, 10, 15, 20, 25,
        },
        {
            10, 12, 15, 13, 10, 7, 10, 13, 15, 14, 17, 19, 16, 12, 8, 4, 6, 10, 14, 16, 18, 18, 22, 22, 19, 15, 10, 5,
            0, 5, 10, 15, 20,
        },
        {
            15, 17, 20, 18, 15, 12, 12, 15, 17, 19, 22, 24, 21, 17, 13, 9, 11, 9, 13, 14, 18, 20, 24, 27, 24, 20, 15,
            10, 5, 0, 5, 10, 15,
        },
        {
            13, 15, 18, 16, 13, 10, 7, 10, 12, 17, 20, 22, 19, 18, 14, 10, 8, 4, 8, 9, 13, 15, 19, 24, 27, 23, 18, 15,
            10, 5, 0, 5, 10,
        },
        {
            15, 14, 17, 18, 18, 15, 12, 11, 11, 12, 15, 18, 21, 23, 19, 15, 13, 9, 6, 4, 8, 10, 14, 19, 24, 25, 23, 20,
            15, 10, 5, 0, 5,
        },
        {
            12, 10, 13, 15, 18, 15, 12, 9, 7, 8, 11, 14, 17, 21, 20, 18, 18, 14, 10, 8, 4, 5, 9, 14, 19, 21, 24, 25,
            20, 15, 10, 5, 0,
        },
    };
    return table[from][to];
}

// The villages that a way of at most this cost (0 to kLongestWay) leads to from a place.
GAME_FN inline std::uint32_t villages_within(int from, int budget) {
    static constexpr std::uint32_t table[][28] = {
        {
            0x00000000U, 0x00000000U, 0x00000001U, 0x00000015U, 0x00000155U, 0x000001D7U, 0x000049FFU, 0x00004BFFU,
            0x0018EBFFU, 0x001BEFFFU, 0x091BFFFFU, 0x091FFFFFU, 0x8B7FFFFFU, 0xAB7FFFFFU, 0xABFFFFFFU, 0xFFFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x00000001U, 0x00000001U, 0x00000101U, 0x00000183U, 0x00000183U, 0x000003D7U, 0x001803D7U, 0x001803D7U,
            0x00184FFFU, 0x00184FFFU, 0x803EEFFFU, 0x807FEFFFU, 0x897FFFFFU, 0x897FFFFFU, 0xCB7FFFFFU, 0xEB7FFFFFU,
            0xEBFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x00000002U, 0x00000002U, 0x00000006U, 0x00000007U, 0x00000007U, 0x00000D0FU, 0x00000D8FU, 0x00002D8FU,
            0x00402FDFU, 0x01583FDFU, 0x01583FDFU, 0x03587FFFU, 0x03587FFFU, 0x83FEFFFFU, 0x83FFFFFFU, 0x8BFFFFFFU,
            0x8FFFFFFFU, 0xCFFFFFFFU, 0xEFFFFFFFU, 0xEFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x00000004U, 0x00000004U, 0x00000006U, 0x0000080EU, 0x0000080EU, 0x0000280FU, 0x00002C1FU, 0x01003D5FU,
            0x01003DDFU, 0x03407FFFU, 0x03407FFFU, 0x03D8FFFFU, 0x03DBFFFFU, 0x0BDBFFFFU, 0x0FFFFFFFU, 0x8FFFFFFFU,
            0xAFFFFFFFU, 0xAFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x00000008U, 0x00000008U, 0x00002008U, 0x0000201CU, 0x0000201CU, 0x0000201EU, 0x0200783EU, 0x0200783EU,
            0x0200F83FU, 0x0201FC7FU, 0x0B01FD7FU, 0x0F01FDFFU, 0x0F41FFFFU, 0x2F43FFFFU, 0x2FDBFFFFU, 0x3FDFFFFFU,
            0x3FDFFFFFU, 0x3FFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x00000010U, 0x00000010U, 0x00000010U, 0x00004038U, 0x00004038U, 0x0000E039U, 0x0001E07DU, 0x0801E17DU,
            0x0801E1FFU, 0x0A01F9FFU, 0x2A03FBFFU, 0x2A1BFBFFU, 0x3E1FFFFFU, 0x3F1FFFFFU, 0x3F1FFFFFU, 0xFF7FFFFFU,
            0xFF7FFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x00000020U, 0x00000020U, 0x00000020U, 0x00010070U, 0x00010070U, 0x000100F0U, 0x000140F8U, 0x2003C0F8U,
            0x200BE0F9U, 0x200FE0FDU, 0x280FE1FDU, 0x280FE1FFU, 0xFA0FF9FFU, 0xFA0FFBFFU, 0xFA1FFBFFU, 0xFE1FFFFFU,
            0xFF1FFFFFU, 0xFF1FFFFFU, 0xFF7FFFFFU, 0xFF7FFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x00000040U, 0x00000040U, 0x000000C0U, 0x000000E0U, 0x000000E0U, 0x000A00E1U, 0x000B00F1U, 0x000F01F5U,
            0x000F01F7U, 0x800F41FFU, 0xA00FCBFFU, 0xE01FEBFFU, 0xE01FEBFFU, 0xE81FEFFFU, 0xE91FFFFFU, 0xFB3FFFFFU,
            0xFB7FFFFFU, 0xFB7FFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x00000080U, 0x00000080U, 0x000000C0U, 0x000800C1U, 0x000800C1U, 0x000801E1U, 0x000801E3U, 0x800E01E3U,
            0x800F03F7U, 0x801F03F7U, 0x801F03F7U, 0xC01F4FFFU, 0xE01FCFFFU, 0xE03FEFFFU, 0xE07FEFFFU, 0xE97FFFFFU,
            0xE97FFFFFU, 0xFB7FFFFFU, 0xFB7FFFFFU, 0xFBFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x00000100U, 0x00000100U, 0x00000101U, 0x00000301U, 0x00180301U, 0x00180383U, 0x00180783U, 0x001807D7U,
            0x803C07D7U, 0x807C0FD7U, 0x807E4FFFU, 0x807E4FFFU, 0xC07EEFFFU, 0xC17FFFFFU, 0xC9FFFFFFU, 0xC9FFFFFFU,
            0xCBFFFFFFU, 0xEBFFFFFFU, 0xEBFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x00000200U, 0x00000200U, 0x00000200U, 0x00000700U, 0x00000700U, 0x00000701U, 0x00400F01U, 0x00580F01U,
            0x00580F83U, 0x00580F87U, 0x01581FD7U, 0x81FC1FD7U, 0x81FC1FDFU, 0x81FE5FFFU, 0x81FE7FFFU, 0xC3FEFFFFU,
            0xC3FFFFFFU, 0xCBFFFFFFU, 0xCBFFFFFFU, 0xCBFFFFFFU, 0xEFFFFFFFU, 0xEFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x00000400U, 0x00000400U, 0x00000400U, 0x00400E00U, 0x00400E00U, 0x00400E02U, 0x00400F06U, 0x01401F06U,
            0x01E01F07U, 0x01E01F0FU, 0x01F81F0FU, 0x01F83F8FU, 0x03F83F9FU, 0x03F83FDFU, 0x83FC3FDFU, 0x83FC7FFFU,
            0x83FE7FFFU, 0x87FEFFFFU, 0xC7FFFFFFU, 0xCFFFFFFFU, 0xCFFFFFFFU, 0xCFFFFFFFU, 0xEFFFFFFFU, 0xEFFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x00000800U, 0x00000800U, 0x00000800U, 0x00000C04U, 0x01001C04U, 0x01001C06U, 0x01401E0EU, 0x01401E0EU,
            0x01C03E0FU, 0x03C03F1FU, 0x03C03F5FU, 0x03E03FDFU, 0x03E07FFFU, 0x03F87FFFU, 0x07F8FFFFU, 0x07FBFFFFU,
            0x0FFBFFFFU, 0x8FFFFFFFU, 0x8FFFFFFFU, 0xAFFFFFFFU, 0xAFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x00001000U, 0x00001000U, 0x00001000U, 0x00001000U, 0x00003800U, 0x00003800U, 0x00003808U, 0x00003C0CU,
            0x03007C0CU, 0x03007C1EU, 0x0340FE1EU, 0x0340FE1EU, 0x0BC0FE3FU, 0x0FC0FF3FU, 0x0FC1FF7FU, 0x0FE1FFFFU,
            0x0FE1FFFFU, 0x1FF9FFFFU, 0x3FFBFFFFU, 0x3FFBFFFFU, 0x3FFFFFFFU, 0xBFFFFFFFU, 0xBFFFFFFFU, 0xFFFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x00002000U, 0x00002000U, 0x00002008U, 0x00002008U, 0x02007008U, 0x0200701CU, 0x0200F01CU, 0x0200F01EU,
            0x0A00F83EU, 0x0F00F83EU, 0x0F01F83FU, 0x0F01FC7FU, 0x0F01FD7FU, 0x1F81FDFFU, 0x3FC3FFFFU, 0x3FC3FFFFU,
            0x3FDFFFFFU, 0x3FDFFFFFU, 0x3FDFFFFFU, 0x7FFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x00004000U, 0x00004000U, 0x0000C000U, 0x0000C010U, 0x0800E010U, 0x0800E010U, 0x0801E038U, 0x0801E038U,
            0x0A01F039U, 0x1E01F07DU, 0x3E03F17DU, 0x3E03F1FFU, 0x3E07F9FFU, 0x3F07FBFFU, 0x3F1FFBFFU, 0x7F1FFFFFU,
            0x7F1FFFFFU, 0x7F9FFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x00008000U, 0x00008000U, 0x0000C000U, 0x0000C000U, 0x0001C000U, 0x0001C010U, 0x0801E010U, 0x0801E030U,
            0x2803E038U, 0x2803E038U, 0x2A07F079U, 0x3E07F07DU, 0x3E07F1FDU, 0x7E07F1FFU, 0x7E0FF9FFU, 0x7F0FFBFFU,
            0x7F1FFBFFU, 0x7F1FFFFFU, 0xFF1FFFFFU, 0xFF9FFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x00010000U, 0x00010000U, 0x00010000U, 0x00010020U, 0x20038020U, 0x20038020U, 0x2007C070U, 0x2007C070U,
            0x2007C0F0U, 0x7007C0F8U, 0x780FE0F8U, 0x780FE0F9U, 0x780FE0FDU, 0x780FE1FDU, 0xFA0FF1FFU, 0xFE0FF9FFU,
            0xFE0FFBFFU, 0xFE1FFBFFU, 0xFE1FFFFFU, 0xFF1FFFFFU, 0xFF1FFFFFU, 0xFF7FFFFFU, 0xFF7FFFFFU, 0xFFFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x00020000U, 0x00020000U, 0x00060000U, 0x00060000U, 0x00070000U, 0x00070040U, 0x400F0040U, 0x400F00E0U,
            0x600F80E0U, 0x600F80E0U, 0xE00FC1F1U, 0xE00FC1F1U, 0xE00FC1F5U, 0xF00FC3FFU, 0xF81FE3FFU, 0xF81FEBFFU,
            0xF81FEFFFU, 0xF81FEFFFU, 0xFA3FFFFFU, 0xFF7FFFFFU, 0xFF7FFFFFU, 0xFF7FFFFFU, 0xFF7FFFFFU, 0xFFFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x00040000U, 0x00040000U, 0x00060000U, 0x00060000U, 0x400E0000U, 0x400E0000U, 0x400F0000U, 0x400F00C0U,
            0xC00F01C0U, 0xE00F01E0U, 0xE00F81E1U, 0xE00F83E1U, 0xE01FC3F1U, 0xE01FC3F3U, 0xF01FC7F7U, 0xF01FC7FFU,
            0xF83FE7FFU, 0xF87FEFFFU, 0xF87FEFFFU, 0xF87FEFFFU, 0xFA7FFFFFU, 0xFF7FFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x00080000U, 0x00080000U, 0x00080000U, 0x00080080U, 0x800C0180U, 0x800C01C0U, 0x800E01C1U, 0x800E03C1U,
            0xC01E03E1U, 0xC01E03E3U, 0xC01F07E3U, 0xC01F07F7U, 0xC03F07F7U, 0xE07F0FF7U, 0xE07FCFFFU, 0xE07FCFFFU,
            0xE07FEFFFU, 0xE17FFFFFU, 0xF9FFFFFFU, 0xF9FFFFFFU, 0xFBFFFFFFU, 0xFBFFFFFFU, 0xFBFFFFFFU, 0xFFFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x00100000U, 0x00100000U, 0x00100000U, 0x00100000U, 0x00300100U, 0x80300100U, 0x80300101U, 0x80300301U,
            0x80380301U, 0x80780383U, 0xC0780783U, 0xC07807D7U, 0xC07C07D7U, 0xC07C0FD7U, 0xC0FE4FFFU, 0xE0FE4FFFU,
            0xE0FEEFFFU, 0xE1FFFFFFU, 0xE9FFFFFFU, 0xE9FFFFFFU, 0xFBFFFFFFU, 0xFBFFFFFFU, 0xFBFFFFFFU, 0xFFFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x00200000U, 0x00200000U, 0x00200000U, 0x00200000U, 0x00300000U, 0x00700000U, 0x00700000U, 0x00700000U,
            0x00700500U, 0x80700500U, 0x80F00501U, 0x80F00F01U, 0x80F80F01U, 0x80F80F83U, 0xC1F80F87U, 0xC1F81FD7U,
            0xC1FC1FD7U, 0xC1FC1FDFU, 0xC1FE5FFFU, 0xE3FE7FFFU, 0xE3FEFFFFU, 0xE3FFFFFFU, 0xEBFFFFFFU, 0xEBFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x00400000U, 0x00400000U, 0x00400000U, 0x00400400U, 0x00400400U, 0x00E00400U, 0x00E00E00U, 0x00E00E00U,
            0x00E00E02U, 0x01F00F06U, 0x01F01F06U, 0x01F01F07U, 0x01F01F0FU, 0x01F81F0FU, 0x83F83F8FU, 0x83F83F9FU,
            0x83F83FDFU, 0x83FC3FDFU, 0x83FC7FFFU, 0xC7FE7FFFU, 0xC7FEFFFFU, 0xC7FFFFFFU, 0xCFFFFFFFU, 0xCFFFFFFFU,
            0xEFFFFFFFU, 0xEFFFFFFFU, 0xEFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x00800000U, 0x00800000U, 0x00800000U, 0x00800000U, 0x01800000U, 0x01C00000U, 0x01C00000U, 0x01C00000U,
            0x01C00C00U, 0x03C00C00U, 0x03E00C00U, 0x03E00E04U, 0x03E01E04U, 0x03E03E06U, 0x07F03F0EU, 0x07F03F0EU,
            0x07F03F0FU, 0x07F07F1FU, 0x07F87F5FU, 0x8FF8FFDFU, 0x8FF8FFFFU, 0x8FF8FFFFU, 0x8FFCFFFFU, 0x8FFFFFFFU,
            0xDFFFFFFFU, 0xDFFFFFFFU, 0xDFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x01000000U, 0x01000000U, 0x01000000U, 0x01000000U, 0x01800800U, 0x03800800U, 0x03800800U, 0x03800C04U,
            0x03801C04U, 0x03C03C06U, 0x07C03E0EU, 0x07C03E0EU, 0x07C03E0FU, 0x07C07F1FU, 0x07E07F5FU, 0x0FE0FFDFU,
            0x0FE0FFFFU, 0x0FF8FFFFU, 0x0FF8FFFFU, 0x0FFBFFFFU, 0x1FFBFFFFU, 0x9FFFFFFFU, 0x9FFFFFFFU, 0xBFFFFFFFU,
            0xBFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x02000000U, 0x02000000U, 0x02000000U, 0x02000000U, 0x02002000U, 0x07002000U, 0x07002008U, 0x07002008U,
            0x07007008U, 0x0780781CU, 0x0F80F81CU, 0x0F80F81EU, 0x0F80FC3EU, 0x0F80FC3EU, 0x0FC1FC3FU, 0x1FC1FE7FU,
            0x1FC1FF7FU, 0x1FC1FFFFU, 0x3FC3FFFFU, 0x3FE3FFFFU, 0x3FFFFFFFU, 0x3FFFFFFFU, 0x3FFFFFFFU, 0x7FFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x04000000U, 0x04000000U, 0x04000000U, 0x04000000U, 0x04000000U, 0x0E000000U, 0x0E000000U, 0x0E000000U,
            0x0E000000U, 0x0E006000U, 0x1F006000U, 0x1F00E008U, 0x1F00E018U, 0x1F00F018U, 0x1F80F81CU, 0x3F81F83CU,
            0x3F81F83EU, 0x3F81FC3FU, 0x3F81FC7FU, 0x3FC3FD7FU, 0x7FC3FFFFU, 0x7FC7FFFFU, 0x7FC7FFFFU, 0x7FDFFFFFU,
            0x7FFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x08000000U, 0x08000000U, 0x08000000U, 0x08000000U, 0x08004000U, 0x1C004000U, 0x1C00C000U, 0x1C00C010U,
            0x1C00E010U, 0x1C00E010U, 0x3E01E038U, 0x3E01E038U, 0x3E01F039U, 0x3E01F07DU, 0x3E03F17DU, 0x7F03F1FFU,
            0x7F07F9FFU, 0x7F07FBFFU, 0x7F1FFBFFU, 0x7F9FFFFFU, 0xFF9FFFFFU, 0xFF9FFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
            0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x10000000U, 0x10000000U, 0x10000000U, 0x10000000U, 0x10000000U, 0x38000000U, 0x38000000U, 0x38000000U,
            0x38000000U, 0x38014000U, 0x7C014000U, 0x7C01C000U, 0x7C01C030U, 0x7C03E030U, 0x7C07E030U, 0xFE07E078U,
            0xFE07E078U, 0xFE07F0F9U, 0xFE0FF0FDU, 0xFE0FF1FDU, 0xFF1FF1FFU, 0xFF1FF9FFU, 0xFF1FFBFFU, 0xFF1FFBFFU,
            0xFFBFFFFFU, 0xFFBFFFFFU, 0xFFBFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x20000000U, 0x20000000U, 0x20000000U, 0x20000000U, 0x20010000U, 0x70010000U, 0x70010000U, 0x70010020U,
            0x70038020U, 0x70078020U, 0xF807C070U, 0xF807C070U, 0xF807C0F0U, 0xF80FC0F8U, 0xF80FE0F8U, 0xFC1FE0F9U,
            0xFC1FE0FDU, 0xFC1FE1FDU, 0xFE1FF1FFU, 0xFE3FF9FFU, 0xFE3FFBFFU, 0xFE3FFBFFU, 0xFE3FFFFFU, 0xFF3FFFFFU,
            0xFF7FFFFFU, 0xFF7FFFFFU, 0xFF7FFFFFU, 0xFFFFFFFFU,
        },
        {
            0x40000000U, 0x40000000U, 0x40000000U, 0x40000000U, 0x40040000U, 0xE0040000U, 0xE0060000U, 0xE0060000U,
            0xE00E0000U, 0xE00F0000U, 0xF01F0000U, 0xF01F00C0U, 0xF01F01E0U, 0xF01F81E0U, 0xF03F81E1U, 0xF83FC3F1U,
            0xF83FC3F1U, 0xF83FC3F3U, 0xF83FC7FFU, 0xF87FE7FFU, 0xFC7FE7FFU, 0xFC7FEFFFU, 0xFC7FEFFFU, 0xFE7FFFFFU,
            0xFEFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
        {
            0x80000000U, 0x80000000U, 0x80000000U, 0x80000000U, 0x80080000U, 0xC0180000U, 0xC0180000U, 0xC0180080U,
            0xC01C0180U, 0xC03C01C0U, 0xE03E01C1U, 0xE03E03C1U, 0xE03E03E1U, 0xE03E03E3U, 0xE07F07E3U, 0xF07F07F7U,
            0xF07F07F7U, 0xF07F0FF7U, 0xF07FCFFFU, 0xF0FFCFFFU, 0xF8FFEFFFU, 0xF9FFFFFFU, 0xF9FFFFFFU, 0xF9FFFFFFU,
            0xFBFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU, 0xFFFFFFFFU,
        },
    };
    return table[from][budget];
}

// Places for a buyer: the fields in the board file's order, then the stalls from top left to bottom right.
inline constexpr int kFields = 43;
inline constexpr int kStallRows = 5;
inline constexpr int kStallColumns = 4;
inline constexpr int kStalls = 20;
inline constexpr int kPlaces = 63;
inline constexpr int kLanes = 7;
inline constexpr int kDearestPlace = 5;

// H2.2: cost of a place.
GAME_FN inline std::uint8_t cost_of_place(int place) {
    static constexpr std::uint8_t table[] = {
        2, 2, 2, 2, 2, 3, 3, 2, 2, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 2, 2, 2, 2, 2, 2, 3, 4, 3, 4, 5, 4,
        4, 5, 4, 3, 4, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    };
    return table[place];
}

// The places that cost at most this (0 to kDearestPlace).
GAME_FN inline std::uint64_t places_within(int budget) {
    static constexpr std::uint64_t table[] = {
        0x0000000000000000ULL, 0x0000000000000000ULL, 0x7FFFF8007E3FF99FULL, 0x7FFFFD02FFFFFFFFULL,
        0x7FFFFFB7FFFFFFFFULL, 0x7FFFFFFFFFFFFFFFULL,
    };
    return table[budget];
}

// H1.4: the places in play with 2–5 players.
GAME_FN inline std::uint64_t places_open(int players) {
    static constexpr std::uint64_t table[] = {
        0x07FF80FC39CE0FF0ULL, 0x07FF80FC39CE0FF0ULL, 0x7FFF87FC7BDEFFF0ULL, 0x7FFFFFFFFFFFFFFFULL,
    };
    return table[players - 2];
}

// The fields of a lane: H1, H2, … then V1, V2, …
GAME_FN inline std::uint64_t fields_of_lane(int lane) {
    static constexpr std::uint64_t table[] = {
        0x000000038000000FULL, 0x0000001C000000F0ULL, 0x000000E000000F00ULL, 0x000007000000F000ULL,
        0x00000124801F0000ULL, 0x0000024903E00000ULL, 0x000004927C000000ULL,
    };
    return table[lane];
}

// H3.2: the fields beside a stall, not at its corners.
GAME_FN inline std::uint64_t fields_beside(int stall) {
    static constexpr std::uint64_t table[] = {
        0x0000000000010001ULL, 0x0000000000210002ULL, 0x0000000004200004ULL, 0x0000000004000008ULL,
        0x0000000000020011ULL, 0x0000000000420022ULL, 0x0000000008400044ULL, 0x0000000008000088ULL,
        0x0000000000040110ULL, 0x0000000000840220ULL, 0x0000000010800440ULL, 0x0000000010000880ULL,
        0x0000000000081100ULL, 0x0000000001082200ULL, 0x0000000021004400ULL, 0x0000000020008800ULL,
        0x0000000000101000ULL, 0x0000000002102000ULL, 0x0000000042004000ULL, 0x0000000040008000ULL,
    };
    return table[stall];
}

// H3.2: a stall's own place and all fields around it.
GAME_FN inline std::uint64_t places_around(int stall) {
    static constexpr std::uint64_t table[] = {
        0x0000080080010001ULL, 0x0000100180210002ULL, 0x0000200304200004ULL, 0x0000400204000008ULL,
        0x0000800480020011ULL, 0x0001000D80420022ULL, 0x0002001B08400044ULL, 0x0004001208000088ULL,
        0x0008002400040110ULL, 0x0010006C00840220ULL, 0x002000D810800440ULL, 0x0040009010000880ULL,
        0x0080012000081100ULL, 0x0100036001082200ULL, 0x020006C021004400ULL, 0x0400048020008800ULL,
        0x0800010000101000ULL, 0x1000030002102000ULL, 0x2000060042004000ULL, 0x4000040040008000ULL,
    };
    return table[stall];
}

inline constexpr int kGoods = 8;
inline constexpr int kProductTiles = 20;
inline constexpr int kLowestPrice = 5;
inline constexpr int kHighestPrice = 10;
inline constexpr int kBuildingFields = 4;
inline constexpr int kNobilityFields = 10;

// H0.4: the goods on a product tile (1–20); one good: there is an arrow, too.
GAME_FN inline std::uint8_t goods_on(int tile) {
    static constexpr std::uint8_t table[] = {
        0x01U, 0x02U, 0x04U, 0x08U, 0x10U, 0x20U, 0x40U, 0x80U, 0x21U, 0x42U, 0x84U, 0x18U, 0x41U, 0x82U, 0x14U, 0x28U,
        0x81U, 0x12U, 0x24U, 0x48U,
    };
    return table[tile - 1];
}

// H0.4: the product tiles that show a good; bit 0 is tile 1.
GAME_FN inline std::uint32_t tiles_showing(int good) {
    static constexpr std::uint32_t table[] = {
        0x00011101U, 0x00022202U, 0x00044404U, 0x00088808U, 0x00024810U, 0x00048120U, 0x00081240U, 0x00012480U,
    };
    return table[good];
}

// H0.5: end value of a row by its price (5–10).
GAME_FN inline std::uint8_t end_value(int price) {
    static constexpr std::uint8_t table[] = {
        0, 1, 3, 6, 8, 9,
    };
    return table[price - 5];
}

// H0.5: value of a building field, from the left.
GAME_FN inline std::uint8_t building_value(int field) {
    static constexpr std::uint8_t table[] = {
        5, 3, 1, 0,
    };
    return table[field];
}

// H0.5: the building fields that the price marker leaves open.
GAME_FN inline std::uint8_t fields_open_at(int price) {
    static constexpr std::uint8_t table[] = {
        0x03U, 0x07U, 0x0FU, 0x0FU, 0x0FU, 0x0FU,
    };
    return table[price - 5];
}

inline constexpr std::uint8_t kTwoPlayerFields = 0x05U;  // H7.2

// H0.5 (D): value of a field of the nobility track, from the left.
GAME_FN inline std::uint8_t nobility_value(int field) {
    static constexpr std::uint8_t table[] = {
        5, 5, 4, 4, 3, 3, 2, 2, 1, 1,
    };
    return table[field];
}
// clang-format on

}  // namespace wharf::hermagor
