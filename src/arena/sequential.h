// The generalised sequential probability ratio test: plays only as long as it takes to tell two strengths apart.
//
// The question is whether the first player of a line-up is `elo0` or `elo1` stronger than the others. What is counted
// is the mean rank score of a block; the likelihoods are those of the distributions nearest to the one observed that
// have the expected score in question (as the tests of chess engines do it; Van den Bergh's notes on the GSPRT).
#pragma once

#include <map>

#include "arena/block.h"

namespace wharf::arena {

struct Hypotheses {
    double elo0;
    double elo1;
    double alpha = 0.05;  // chance to accept elo1 where elo0 is true
    double beta = 0.05;   // chance to accept elo0 where elo1 is true
};

enum class Verdict { undecided, elo0, elo1 };

// The expected rank score of a player that is so much stronger than every other.
double expected_score(double elo);

class SequentialTest {
 public:
    explicit SequentialTest(const Hypotheses& hypotheses);

    void add(const Block& block);

    const Hypotheses& hypotheses() const { return hypotheses_; }
    double lower() const;
    double upper() const;
    // The logarithm of the likelihood ratio so far.
    double ratio() const { return ratio_; }
    Verdict verdict() const;
    int blocks() const { return blocks_; }

 private:
    Hypotheses hypotheses_;
    std::map<double, double> counts_;  // blocks by score
    int blocks_ = 0;
    double ratio_ = 0;
};

}  // namespace wharf::arena
