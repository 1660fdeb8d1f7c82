"""PPO by self-play: roll-outs, advantages and updates, each one CUDA graph where there is a device."""
import random

import torch
from torch import distributed, nn

from net import VALUE_WIDTH, Net, take_numbers
from self_play import CUDA, DEVICE, NUMBER, SelfPlay

LOWEST_RATIO, HIGHEST_RATIO = 0.8, 1.25  # PPO's clip
WIN_WEIGHT = 4.0  # an error in the share of the win against one in the lead


def empty(*shape, dtype=torch.float32):
    return torch.zeros(*shape, dtype=dtype, device=DEVICE)


def frozen(net):
    """A copy that only answers, in the device's small numbers."""
    copy = Net(net.inp.in_features, net.mask_row, net.seats, net.inp.out_features, len(net.first))
    copy.to(DEVICE, NUMBER).requires_grad_(False)
    copy.take(net)
    return copy


class Learner:
    def __init__(self, library, settings, seed, compiled, styles=0, anchored_from=None):
        s = self.settings = settings
        self.play = SelfPlay(library, s["lanes"], seed, s["kinds"], s["points_scale"])
        play, L, T, V = self.play, s["lanes"], s["steps"], 2 * self.play.seats
        self.net = Net(play.row, play.mask_row, play.seats, s["width"], s["blocks"]).to(DEVICE)
        self.acting = frozen(self.net)
        # In the first lanes a rival decides for one seat, or for all but one: self-play does not chase itself in a
        # circle, and one learns to sit alone among others. A past net has a part of them; every other style has its
        # own, in which it plays whole games, mostly all seats but one.
        self.rival_nets = [frozen(self.net) for _ in range(1 + styles)]
        parts = [s["past"]] + [s["style"] / max(1, styles)] * styles
        ends = [0]
        for part in parts:
            ends.append(ends[-1] + int(L * part))
        self.rival_lanes = [slice(begin, end) for begin, end in zip(ends, ends[1:])]
        self.pool = [{k: v.clone() for k, v in self.acting.state_dict().items()}]
        # At tables of so many players and more, what is learnt stays near another net.
        self.anchored_from = anchored_from
        self.anchor_net = frozen(self.net) if anchored_from else None
        K = ends[-1]
        players = play.players[:K].long()
        lane = torch.arange(K, device=DEVICE)
        one = 1 << lane // 7 % players
        only_one = lane // 3 % torch.where(lane < ends[1], 2, 4) == 0
        self.rivals = torch.where(only_one, one, (1 << players) - 1 - one).to(torch.uint8)
        self.counts = sorted({kind["players"] for kind in s["kinds"]})

        self.rate = torch.tensor(s["rate"], device=DEVICE)
        self.entropy_weight = torch.tensor(s["entropy"][0], device=DEVICE)
        self.anchor_weight = torch.tensor(s["anchor"][0], device=DEVICE)
        self.margin = torch.tensor([s["margin"][0]], device=DEVICE)
        self.key = torch.tensor([seed * 1_000_003], dtype=torch.int64, device=DEVICE)
        if CUDA:
            self.optimiser = torch.optim.Adam(self.net.parameters(), lr=self.rate, eps=1e-5, fused=True, capturable=True)
        else:
            self.optimiser = torch.optim.Adam(self.net.parameters(), lr=s["rate"], eps=1e-5)

        self.seen = empty(T + 1, L, play.row, dtype=NUMBER)
        self.masks = empty(T + 1, L, play.mask_row, dtype=torch.uint8)
        self.seats = empty(T + 1, L, dtype=torch.uint8)
        self.actions = empty(T, L, dtype=torch.int32)
        self.log_odds = empty(T, L)
        self.learns = empty(T, L, dtype=torch.uint8)
        self.values = empty(T + 1, L, V)
        self.done = empty(T, L, dtype=torch.uint8)
        self.results = empty(T, L, V)
        self.advantages, self.returns = empty(T, L), empty(T, L, V)
        self.chosen = torch.zeros(s["batch"], dtype=torch.int64, device=DEVICE)
        # Sums over updates: entropy, value error, KL, clipped, distance from the anchor, norm of the gradient; updates.
        self.shown = empty(7)
        self.games = empty(1)  # finished
        self.tally = empty(1 + styles, 2)  # of the past net and every style: share of the wins, an equal's
        self.rival_heads = empty(K, play.mask_row + VALUE_WIDTH, dtype=NUMBER)
        play.step(None, self.seats[T], self.masks[T], self.seen[T], self.done[0], self.results[0], begins=True)

        can_compile = compiled and CUDA and hasattr(torch, "compile")
        self.answer = torch.compile(self.acting.__call__) if can_compile else self.acting
        self.anchor_answer = torch.compile(self.anchor_net.__call__) if can_compile and anchored_from else self.anchor_net
        self.rival_answers = [torch.compile(net.__call__) if can_compile else net for net in self.rival_nets]
        self.learning = torch.compile(self.net.__call__) if can_compile else self.net
        self.play_graph = self.update_graph = None
        if CUDA:
            self.capture()

    # --- playing -------------------------------------------------------------------------------------------------------

    @torch.no_grad()
    def roll_out(self):
        play, T, K = self.play, self.settings["steps"], self.rivals.shape[0]
        self.acting.take(self.net)
        self.key += 1
        for rows in (self.seen, self.masks, self.seats):
            rows[0].copy_(rows[T])
        for t in range(T):
            head, values = self.answer(self.seen[t])
            self.values[t] = values
            for answer, lanes in zip(self.rival_answers, self.rival_lanes):
                if lanes.start < lanes.stop:
                    self.rival_heads[lanes] = answer(self.seen[t, lanes])[0]
            play.draw(head, self.rival_heads, self.masks[t], self.seats[t], self.rivals, self.key, self.actions[t],
                      self.log_odds[t], self.learns[t], t)
            play.step(self.actions[t], self.seats[t + 1], self.masks[t + 1], self.seen[t + 1], self.done[t],
                      self.results[t])
        self.values[T] = self.answer(self.seen[T])[1]
        play.look_back(self.values, self.seats, self.done, self.results, self.margin, self.advantages, self.returns,
                       self.settings["trace"])
        # With more players a decision changes less: each number of them is measured by itself.
        for count in self.counts:
            weight = self.learns.float() * (play.players == count).float()
            total = weight.sum() + 1e-6
            mean = (self.advantages * weight).sum() / total
            spread = (((self.advantages - mean) ** 2 * weight).sum() / total).sqrt() + 1e-6
            self.advantages.copy_(torch.where(play.players == count, (self.advantages - mean) / spread, self.advantages))
        self.advantages.clamp_(-5, 5)
        over = self.done.float()
        self.games += over.sum()
        theirs = (self.rivals[:, None] >> torch.arange(play.seats, device=DEVICE) & 1).float()
        share = (self.results[:, :K, :play.seats] * theirs).sum(-1) * over[:, :K]
        equal = over[:, :K] * theirs.sum(-1) / play.players[:K].float()
        for tally, lanes in zip(self.tally, self.rival_lanes):
            tally[0] += share[:, lanes].sum()
            tally[1] += equal[:, lanes].sum()

    # --- learning ------------------------------------------------------------------------------------------------------

    def update(self):
        def of(rows):
            return rows[:self.settings["steps"]].flatten(0, 1).index_select(0, self.chosen)

        players = self.play.players.index_select(0, self.chosen % self.settings["lanes"])
        seen = of(self.seen)
        head, values = self.learning(seen)
        anchor = None
        if self.anchor_answer is not None:
            with torch.no_grad():
                anchor = self.anchor_answer(seen)[0]
        # The loss is PPO's clipped gain, the entropy bonus, the distance from the anchor and the values' error; its
        # gradient comes from the device's own hand, because moves that are not legal make the greater part of every row.
        head_gradient, value_gradient = torch.empty_like(head), torch.empty_like(values)
        self.play.learn(head.detach(), values.detach(), of(self.masks), of(self.actions), of(self.log_odds),
                        of(self.advantages), of(self.returns), players, self.entropy_weight, anchor,
                        self.anchor_weight, head_gradient, value_gradient, self.shown, LOWEST_RATIO, HIGHEST_RATIO,
                        WIN_WEIGHT, self.anchored_from or 0)
        torch.autograd.backward((head, values), (head_gradient, value_gradient))
        if distributed.is_initialized():
            for parameter in self.net.parameters():
                distributed.all_reduce(parameter.grad)
                parameter.grad /= distributed.get_world_size()
        norm = nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimiser.step()
        self.optimiser.zero_grad(set_to_none=not CUDA)
        with torch.no_grad():
            self.shown[5] += norm
            self.shown[6] += 1

    def capture(self):
        """Runs everything once, then records it: what follows costs no time of the processor."""
        before = {k: v.clone() for k, v in self.net.state_dict().items()}
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            self.roll_out()
            for _ in range(3):
                self.update()
        torch.cuda.current_stream().wait_stream(side)
        torch.cuda.synchronize()
        self.play_graph, self.update_graph = torch.cuda.CUDAGraph(), torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.play_graph):
            self.roll_out()
        self.optimiser.zero_grad(set_to_none=True)
        with torch.cuda.graph(self.update_graph):
            self.update()
        # As if nothing had been tried.
        self.net.load_state_dict(before)
        for state in self.optimiser.state.values():
            for number in state.values():
                number.zero_()
        for sums in (self.shown, self.games, self.tally):
            sums.zero_()

    # --- one turn of the wheel -----------------------------------------------------------------------------------------

    def iterate(self):
        """Plays and learns once; returns how many decisions were made and how many of them were learnt from."""
        (self.play_graph.replay if CUDA else self.roll_out)()
        wanted = self.learns.flatten().nonzero()[:, 0]
        order = wanted[torch.randperm(wanted.numel(), device=DEVICE)]
        batch = self.settings["batch"]
        learnt = order.numel() // batch * batch
        for begin in range(0, learnt, batch):
            self.chosen.copy_(order[begin:begin + batch])
            (self.update_graph.replay if CUDA else self.update)()
        return self.learns.numel(), learnt

    def set_schedule(self, part, warm):
        """Rate, entropy bonus and weight of the points, `part` of the way (0 to 1)."""
        s = self.settings
        falling = 1.0 if part < 0.4 else 0.03 + 0.97 * (1 - (part - 0.4) / 0.6)
        rate = s["rate"] * warm * falling
        self.rate.fill_(rate)
        if not CUDA:
            self.optimiser.param_groups[0]["lr"] = rate
        mixed = min(1.0, part / 0.8)
        first, last = s["entropy"]
        self.entropy_weight.fill_(first * (last / first) ** mixed)
        first, last = s["anchor"]
        self.anchor_weight.fill_(first * (last / first) ** mixed)
        first, last = s["margin"]
        self.margin.fill_(first + (last - first) * mixed)

    def remember(self):
        """The net as it is now becomes one of the past."""
        self.pool.append({k: v.clone() for k, v in self.acting.state_dict().items()})
        del self.pool[1:-60]

    def choose_rival(self):
        """One of the latest three of the past, or any."""
        self.rival_nets[0].load_state_dict(random.choice(self.pool[-3:] if random.random() < 0.5 else self.pool))

    def meet(self, style, found, temperature=1.0):
        """From now on the style of this number is the net of these numbers, drawn from at this temperature."""
        take_numbers(self.rival_nets[1 + style], found)
        self.rival_nets[1 + style].warm(temperature)

    def hold(self, found, temperature=1.0):
        """What is learnt stays near the net of these numbers, drawn from at this temperature."""
        take_numbers(self.anchor_net, found)
        self.anchor_net.warm(temperature)

    def figures(self):
        """Means since the last call; waits for the device."""
        shown, games, tally = self.shown.tolist(), self.games.item(), self.tally.tolist()
        for sums in (self.shown, self.games, self.tally):
            sums.zero_()
        updates = max(1.0, shown[6])
        return {"entropy": shown[0] / updates, "value_error": shown[1] / updates, "kl": shown[2] / updates,
                "clipped": shown[3] / updates, "distance": shown[4] / updates, "gradient": shown[5] / updates,
                "games": games,
                # Of the past net and every style, by what an equal would have.
                "rival_shares": [share / equal if equal else None for share, equal in tally]}

    # --- between machines ----------------------------------------------------------------------------------------------

    def state(self):
        """All that the next piece needs; the optimiser's moments are rounded, to keep files small."""
        moments = self.optimiser.state_dict()
        for state in moments["state"].values():
            for name in ("exp_avg", "exp_avg_sq"):
                state[name] = state[name].to(torch.bfloat16)
        return {"net": self.net.state_dict(), "optimiser": moments}

    def load(self, state):
        self.net.load_state_dict(state["net"])
        own = self.optimiser.state_dict()["state"] if CUDA else None
        if own:  # in place: the graphs hold these very numbers
            for parameter, index in zip(self.net.parameters(), sorted(state["optimiser"]["state"])):
                for name, number in self.optimiser.state[parameter].items():
                    number.copy_(state["optimiser"]["state"][index][name].to(number.device, number.dtype))
        elif not CUDA:
            for moments in state["optimiser"]["state"].values():
                for name in ("exp_avg", "exp_avg_sq"):
                    moments[name] = moments[name].float()
            self.optimiser.load_state_dict(state["optimiser"])
        self.begin_past()

    def load_net(self, found):
        """Goes on from the numbers of a net that ships, without the optimiser's moments."""
        take_numbers(self.net, found)
        self.begin_past()

    def begin_past(self):
        self.acting.take(self.net)
        self.pool = [{k: v.clone() for k, v in self.acting.state_dict().items()}]
        self.choose_rival()
