// Names the clauses a test proves; scripts/clauses reads these lines and prints them with the test's result.
#pragma once

#include <gtest/gtest.h>

// First line of a test: CLAUSES("T2.5 T2.6").
#define CLAUSES(list) RecordProperty("clauses", list)
