// What many games of one kind tell together: results by seat and by player, scores, lengths, what goes with winning,
// and how much chance explains.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "match/record.h"
#include "report/report.h"

namespace wharf::report {

// Numbers that come one after the other.
class Sample {
 public:
    void add(double value) { values_.push_back(value); }
    std::size_t count() const { return values_.size(); }
    double mean() const;
    double deviation() const;
    // Half the width of the 95 % interval of the mean, as if every number were independent of the others; 0 with fewer
    // than two.
    double margin() const;
    // The value below which this part of all lies.
    double quantile(double part) const;
    const std::vector<double>& values() const { return values_; }

 private:
    std::vector<double> values_;
};

// Of two samples whose numbers belong together; 0 where one of them is always the same.
double correlation(const Sample& a, const Sample& b);

// Luck and skill as reports tell them.
struct Told {
    Sample expected;
    Sample luck;
    Sample skill;
    Sample shares;
};

// Results at one seat, or of one player.
struct Results {
    Sample shares;  // of the win
    Sample scores;
    Told told;  // where reports were made
};

// A line of the score sheets: what it brought, and whether winners had more of it than the others at their table.
struct ScorePart {
    Sample points;
    Sample lead;  // over the mean of the others
    Sample shares;
};

class GameStatistics {
 public:
    // The game must be over. Reports are made by those who want to know about luck.
    void add(const match::Record& record, int rounds, const Report* report);

    int games() const { return games_; }
    const std::vector<Results>& seats() const { return seats_; }
    const std::map<std::string, Results>& players() const { return players_; }
    // By the place in the order of play, the start player first; empty where the game does not tell who began.
    const std::vector<Results>& from_start() const { return from_start_; }
    const Sample& scores() const { return scores_; }
    const Sample& winning_scores() const { return winning_scores_; }
    const Sample& moves() const { return moves_; }
    const Sample& decisions() const { return decisions_; }
    const Sample& rounds() const { return rounds_; }
    const std::map<std::string, ScorePart>& parts() const { return parts_; }

    // The part of the variance of results that goes with luck: their covariance by the variance of the results.
    std::optional<double> explained_by_chance() const;

 private:
    void add_parts(const match::AnyMatch& match, const SeatShares& shares);

    int games_ = 0;
    std::vector<Results> seats_;
    std::vector<Results> from_start_;
    std::map<std::string, Results> players_;
    Sample scores_;
    Sample winning_scores_;
    Sample moves_;
    Sample decisions_;
    Sample rounds_;
    std::map<std::string, ScorePart> parts_;
};

}  // namespace wharf::report
