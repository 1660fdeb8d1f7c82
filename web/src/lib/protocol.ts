// Messages between server and client. Made by `wharf protocol` from src/protocol/: do not edit.

export interface Subscribe {
  do: 'subscribe';
  id?: number;
  table: string;
  since?: number;
  invite?: string;
  changes?: boolean;
}

export interface Unsubscribe {
  do: 'unsubscribe';
  id?: number;
  table: string;
}

export interface WatchLobby {
  do: 'lobby';
  id?: number;
  on: boolean;
}

export interface WatchTournament {
  do: 'tournament';
  id?: number;
  tournament: string;
  on: boolean;
}

export interface Join {
  do: 'join';
  id?: number;
  table: string;
  seat?: number;
  invite?: string;
}

export interface Leave {
  do: 'leave';
  id?: number;
  table: string;
}

export interface Return {
  do: 'return';
  id?: number;
  table: string;
}

export interface Start {
  do: 'start';
  id?: number;
  table: string;
}

export interface GiveNumber {
  do: 'number';
  id?: number;
  table: string;
  number: string;
}

export type Level = 'beginner' | 'easy' | 'normal' | 'hard' | 'expert' | 'master';

export interface SetComputer {
  do: 'computer';
  id?: number;
  table: string;
  seat: number;
  level?: Level;
}

export interface Challenge {
  do: 'challenge';
  id?: number;
  table: string;
  user: string;
  seat?: number;
}

export interface Decline {
  do: 'decline';
  id?: number;
  table: string;
}

export interface Kick {
  do: 'kick';
  id?: number;
  table: string;
  seat: number;
}

export interface Cancel {
  do: 'cancel';
  id?: number;
  table: string;
}

export type Pace = 'live' | 'turns';

export interface Clock {
  seconds: number;
  increment: number;
}

export interface Settings {
  options?: Record<string, unknown>;
  pace?: Pace;
  clock?: Clock;
  invite_only?: boolean;
  rated?: boolean;
  shuffle?: boolean;
}

export interface Change {
  do: 'change';
  id?: number;
  table: string;
  settings: Settings;
}

export interface Pause {
  do: 'pause';
  id?: number;
  table: string;
}

export interface Resume {
  do: 'resume';
  id?: number;
  table: string;
}

export interface MakeMove {
  do: 'move';
  id?: number;
  table: string;
  move: string;
  at?: number;
}

export interface Undo {
  do: 'undo';
  id?: number;
  table: string;
  ask?: boolean;
}

export interface AnswerUndo {
  do: 'answer_undo';
  id?: number;
  table: string;
  agree: boolean;
}

export interface Resign {
  do: 'resign';
  id?: number;
  table: string;
}

export type SeatOrder = 'drawn' | 'rotated' | 'same';

export interface Rematch {
  do: 'rematch';
  id?: number;
  table: string;
  order?: SeatOrder;
}

export interface Say {
  do: 'say';
  id?: number;
  table: string;
  text: string;
}

export type SocketRequest =
  | Subscribe
  | Unsubscribe
  | WatchLobby
  | WatchTournament
  | Join
  | Leave
  | Return
  | Start
  | GiveNumber
  | SetComputer
  | Challenge
  | Decline
  | Kick
  | Cancel
  | Change
  | Pause
  | Resume
  | MakeMove
  | Undo
  | AnswerUndo
  | Resign
  | Rematch
  | Say;

export interface Announcement {
  id: string;
  at: number;
  until: number;
  text: string;
}

export interface Announcements {
  kind: 'announcements';
  announcements: Announcement[];
}

export type PersonKind = 'guest' | 'account' | 'bot';

export type Role = 'person' | 'moderator' | 'administrator';

export interface Me {
  id: string;
  name: string;
  kind: PersonKind;
  role?: Role;
}

export interface Welcome {
  kind: 'welcome';
  version: string;
  me: Me;
}

export type ToldKind = 'started' | 'move' | 'undo' | 'resigned' | 'timed_out' | 'left' | 'returned' | 'asked_undo' | 'refused_undo' | 'asked_pause' | 'refused_pause' | 'paused' | 'resumed';

export interface Told {
  kind: ToldKind;
  seat?: number | 'chance';
  text?: string;
  count?: number;
  move?: Record<string, unknown>;
}

export type Status = 'open' | 'playing' | 'over' | 'abandoned';

export type SeatKind = 'open' | 'person' | 'computer';

export interface SeatInfo {
  kind: SeatKind;
  name: string;
  user?: string;
  level?: Level;
  substituted: boolean;
  resigned: boolean;
  bot?: boolean;
  challenged?: string;
  substitute?: Level;
}

export interface Result {
  scores: number[];
  ranks: number[];
}

export interface ProofInfo {
  commitment: string;
  numbers: string[];
  order?: number[];
  secret?: string;
}

export interface TableTournament {
  id: string;
  round: number;
}

export interface TableInfo {
  id: string;
  game: string;
  status: Status;
  seats: SeatInfo[];
  options: Record<string, unknown>;
  pace: Pace;
  clock?: Clock;
  invite_only: boolean;
  rated: boolean;
  shuffle: boolean;
  host: string;
  created: number;
  changed: number;
  invite?: string;
  rematch?: string;
  result?: Result;
  proof?: ProofInfo;
  closed?: string;
  tournament?: TableTournament;
}

export interface Message {
  key: string;
  [name: string]: unknown;
}

export interface LegalMove {
  text: string;
  kind: string;
  facts: Message[];
  [name: string]: unknown;
}

export interface ScoreLine {
  clause: string;
  key: string;
  points: number;
}

export interface Scene {
  game: string;
  rules: number;
  players: number;
  seat: number | null;
  waiting_for: number[];
  prompt: Message;
  legal: LegalMove[];
  can_undo: boolean;
  over: boolean;
  scores: ScoreLine[][];
  result: Result | null;
  view: Record<string, unknown>;
}

export interface ClockInfo {
  left: number;
  running: boolean;
}

export interface TableUpdate {
  kind: 'table';
  table: string;
  sequence: number;
  told: Told[];
  info?: TableInfo;
  scene?: Scene;
  changes?: Record<string, unknown>;
  clocks?: ClockInfo[];
  undo_asked?: number;
  pause_asked?: number;
  paused?: number;
}

export interface From {
  id: string;
  name: string;
}

export interface ChallengeInfo {
  table: string;
  game: string;
  players: number;
  seat: number;
  from: From;
  options: Record<string, unknown>;
  pace: Pace;
  clock?: Clock;
  rated: boolean;
  created: number;
}

export interface Invited {
  kind: 'invited';
  challenge: ChallengeInfo;
}

export interface InvitationOver {
  kind: 'invitation_over';
  table: string;
}

export interface Presence {
  kind: 'presence';
  table: string;
  seats: boolean[];
  watchers: number;
}

export interface ChatLine {
  number: number;
  user: string;
  name: string;
  at: number;
  text: string;
  removed?: boolean;
}

export interface Chat {
  kind: 'chat';
  table: string;
  lines: ChatLine[];
}

export interface LobbyUpdate {
  kind: 'lobby';
  all: boolean;
  tables: TableInfo[];
  gone: string[];
}

export type TournamentKind = 'swiss' | 'knock_out' | 'arena';

export type TournamentStatus = 'open' | 'running' | 'over' | 'cancelled';

export interface TournamentInfo {
  id: string;
  name: string;
  kind: TournamentKind;
  status: TournamentStatus;
  game: string;
  players: number;
  options: Record<string, unknown>;
  pace: Pace;
  clock: Clock;
  host: string;
  host_name: string;
  created: number;
  changed: number;
  starts: number;
  most: number;
  joined: number;
  round: number;
  rounds?: number;
  minutes?: number;
  ends?: number;
  next?: number;
  pause: number;
  appear: number;
  rated: boolean;
  bots: boolean;
  duplicate: boolean;
  fill?: Level;
  winners?: string[];
}

export interface StandingInfo {
  user: string;
  name: string;
  bot?: boolean;
  place: number;
  points: number;
  opponents: number;
  direct: number;
  wins: number;
  games: number;
  byes: number;
  reached: number;
  away: boolean;
  table?: string;
}

export interface TournamentTable {
  table: string;
  round: number;
  users: string[];
  names: string[];
  over: boolean;
  closed: boolean;
  ranks?: number[];
  scores?: number[];
  points?: number[];
}

export interface TournamentPage {
  info: TournamentInfo;
  standings: StandingInfo[];
  round: number;
  tables: TournamentTable[];
  byes: string[];
}

export interface TournamentUpdate {
  kind: 'tournament';
  page: TournamentPage;
}

export interface TournamentCall {
  kind: 'tournament_table';
  tournament: string;
  name: string;
  round: number;
  table: string;
  game: string;
}

export interface TurnsChanged {
  kind: 'turns';
}

export interface PlanCondition {
  seat?: number;
  move: Record<string, unknown>;
}

export type PlanOtherwise = 'drop' | 'skip';

export interface PlanStep {
  move: string;
  unless?: PlanCondition[];
  only_if?: PlanCondition[];
  otherwise?: PlanOtherwise;
}

export type PlanFailure = 'impossible' | 'taken' | 'missing' | 'undone' | 'moved' | 'replaced';

export interface PlanDropped {
  why: PlanFailure;
  step: number;
  at: number;
  seat?: number;
  move?: string;
}

export interface PlanInfo {
  steps: PlanStep[];
  moves: Record<string, unknown>[];
  next: number;
  played: number[];
  dropped?: PlanDropped;
}

export interface PlanUpdate {
  kind: 'plan';
  table: string;
  plan: PlanInfo;
}

export interface Done {
  kind: 'done';
  id?: number;
  table?: string;
}

export interface Error {
  code: string;
  message: Message;
  clause?: string;
  field?: string;
}

export interface Refused {
  kind: 'refused';
  id?: number;
  error: Error;
}

export interface Restarting {
  kind: 'restarting';
  wait: number;
}

export type SocketMessage =
  | Announcements
  | Welcome
  | TableUpdate
  | Invited
  | InvitationOver
  | Presence
  | Chat
  | LobbyUpdate
  | TournamentUpdate
  | TournamentCall
  | TurnsChanged
  | PlanUpdate
  | Done
  | Refused
  | Restarting;

export interface NewGuest {
  name: string;
}

export interface NewAccount {
  name: string;
  password: string;
  bot?: boolean;
  invitation?: string;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface NewPassword {
  old_password: string;
  new_password: string;
}

export interface DeleteAccount {
  password: string;
}

export interface NewToken {
  label: string;
}

export interface TokenInfo {
  id: string;
  label: string;
  created: number;
  token?: string;
}

export interface Mute {
  user: string;
  on: boolean;
}

export interface Regard {
  user: string;
  on: boolean;
}

export interface ShowPresence {
  on: boolean;
}

export interface RatingInfo {
  game: string;
  players: string;
  bots: boolean;
  rating: number;
  games: number;
  doubt: number;
  provisional: boolean;
}

export type Whereabouts = 'online' | 'playing' | 'away';

export interface Profile {
  id: string;
  name: string;
  kind: PersonKind;
  created: number;
  ratings: RatingInfo[];
  presence?: Whereabouts;
  following?: boolean;
  blocked?: boolean;
  friends?: boolean;
  hidden?: boolean;
}

export interface Acquaintance {
  id: string;
  name: string;
  kind: PersonKind;
  presence?: Whereabouts;
  friends: boolean;
}

export interface Acquaintances {
  following: Acquaintance[];
  blocked: Acquaintance[];
}

export interface OpponentRating {
  rating: number;
  provisional: boolean;
  level?: string;
}

export interface RatedGameInfo {
  table: string;
  at: number;
  rank: number;
  before: number;
  after: number;
  doubt: number;
  games: number;
  provisional: boolean;
  expected?: number;
  got?: number;
  opponents: OpponentRating[];
}

export interface Seat {
  user: string;
  change: RatedGameInfo;
}

export interface TableRatings {
  rated: boolean;
  seats: Seat[];
}

export interface OpponentInfo {
  id: string;
  name: string;
  bot: boolean;
  games: number;
  won: number;
  tied: number;
  lost: number;
  last: number;
}

export interface Leader {
  rank?: number;
  id: string;
  name: string;
  bot?: boolean;
  level?: string;
  rating: number;
  doubt: number;
  games: number;
  provisional: boolean;
}

export interface SeatWish {
  kind: SeatKind;
  level?: Level;
  user?: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  pace?: Pace;
  clock?: Clock;
  invite_only?: boolean;
  rated?: boolean;
  shuffle?: boolean;
}

export interface QuickMatch {
  game: string;
  players: number;
  rated?: boolean;
}

export interface NewTournament {
  name: string;
  kind: TournamentKind;
  game: string;
  players: number;
  options?: Record<string, unknown>;
  pace?: Pace;
  clock: Clock;
  starts?: number;
  rounds?: number;
  minutes?: number;
  pause?: number;
  appear?: number;
  most?: number;
  rated?: boolean;
  bots?: boolean;
  duplicate?: boolean;
  fill?: Level;
}

export interface JudgedMove {
  move: number;
  cost: number;
  mistake: boolean;
}

export interface JudgedMoves {
  moves: JudgedMove[];
}

export interface JudgedGame {
  table: string;
  moves: JudgedMove[];
}

export type SignUp = 'open' | 'invitation' | 'closed';

export interface House {
  sign_up: SignUp;
  guests: boolean;
  announcements: Announcement[];
  mail: boolean;
}

export interface NewReport {
  user: string;
  text: string;
  table?: string;
  line?: number;
}

export interface ReportInfo {
  id: string;
  at: number;
  user: string;
  name: string;
  text: string;
  table?: string;
  line?: number;
  said?: string;
  by?: string;
  by_name?: string;
  answered: number;
  answer?: string;
  answered_by?: string;
}

export interface NewAnswer {
  answer: string;
}

export interface SanctionInfo {
  since: number;
  until: number;
  reason: string;
  by: string;
}

export interface PersonInfo {
  id: string;
  name: string;
  kind: PersonKind;
  role: Role;
  created: number;
  ban?: SanctionInfo;
  silence?: SanctionInfo;
}

export interface PersonDetails {
  person: PersonInfo;
  connections: number;
  sessions: number;
  tokens: number;
  tables: string[];
  reports: ReportInfo[];
}

export interface NewRole {
  role: Role;
  reason: string;
}

export interface NewSanction {
  on: boolean;
  reason: string;
  until?: number;
}

export interface Because {
  reason: string;
}

export interface FreshPassword {
  password: string;
}

export interface Deleted {
  tables: number;
}

export interface NewAnnouncement {
  text: string;
  until?: number;
}

export interface HouseRules {
  sign_up: SignUp;
  guests: boolean;
  open_tables: number;
  tables_per_minute: number;
  chat_per_minute: number;
  guests_per_minute: number;
}

export interface NewInvitation {
  note: string;
  most: number;
  expires?: number;
}

export interface InvitationInfo {
  code: string;
  created: number;
  expires: number;
  note: string;
  most: number;
  used: number;
}

export interface TableLook {
  table: TableInfo;
  chat: ChatLine[];
}

export interface Statistics {
  accounts: number;
  guests: number;
  bots: number;
  recent_accounts: number;
  recent_players: number;
  recent_games: number;
  recent_finished: number;
  open_tables: number;
  playing_tables: number;
  finished_tables: number;
  bans: number;
  silences: number;
  open_reports: number;
  connections: number;
  requests: number;
  moves: number;
}

export interface AuditInfo {
  number: number;
  at: number;
  action: string;
  by: string;
  via?: string;
  user?: string;
  name?: string;
  table?: string;
  subject?: string;
  value?: string;
  reason: string;
}

export type WayKind = 'push' | 'mail' | 'webhook';

export interface WayInfo {
  id: string;
  kind: WayKind;
  address: string;
  mark?: string;
  created: number;
  confirmed: boolean;
  failures: number;
  secret?: string;
}

export interface QuietHours {
  zone: string;
  from: number;
  until: number;
}

export interface Notices {
  push_key: string;
  mail: boolean;
  ways: WayInfo[];
  quiet?: QuietHours;
}

export type Language = 'en' | 'hu' | 'pl' | 'de';

export interface NewPush {
  endpoint: string;
  'p256dh': string;
  auth: string;
  language: Language;
}

export interface NewMailbox {
  address: string;
  password: string;
  language: Language;
}

export interface NewWebhook {
  url: string;
}

export interface NewQuietHours {
  quiet?: QuietHours;
}

export interface UseLetter {
  token: string;
}

export interface AskRecovery {
  name: string;
  language: Language;
}

export interface RecoverPassword {
  token: string;
  password: string;
}

export interface TurnInfo {
  table: string;
  game: string;
  since: number;
  until: number;
  with: string[];
}

export interface NewPlan {
  steps: PlanStep[];
  at?: number;
}

export interface Imagined {
  at: number;
  position: Record<string, unknown>;
}

export interface OpenMonth {
  game: string;
  month: string;
  games: number;
  url: string;
}

export interface OpenData {
  format: string;
  months: OpenMonth[];
}

export interface Named {
  named: boolean;
}

export interface ListGames {
  do: 'games';
}

export interface SignRules {
  do: 'signature';
  game: string;
  rules: number;
  players: number;
  games: number;
}

export interface SignNet {
  do: 'net_signature';
  game: string;
  players: number;
  games: number;
}

export interface ReplayRecord {
  do: 'replay';
  record: Record<string, unknown>;
}

export interface VerifyRecord {
  do: 'verify';
  record: Record<string, unknown>;
  commitment?: string;
}

export interface Look {
  eyes: number[];
  from?: number;
  computers?: number[];
}

export interface BeginMatch {
  do: 'begin';
  game: string;
  players: number;
  options?: Record<string, unknown>;
  seed?: number;
  names?: string[];
  look?: Look;
}

export interface OpenMatch {
  do: 'open';
  document: Record<string, unknown>;
  seed?: number;
  settle?: boolean;
  chance_waits?: boolean;
  look?: Look;
}

export interface PlayMove {
  do: 'play';
  match: number;
  seat: number;
  move: string;
  chance_waits?: boolean;
  look?: Look;
}

export interface PlayChance {
  do: 'luck';
  match: number;
  outcome?: string;
  chance_waits?: boolean;
  look?: Look;
}

export interface UndoMove {
  do: 'undo';
  match: number;
  seat: number;
  look?: Look;
}

export interface CloseMatch {
  do: 'close';
  match: number;
}

export interface ShowScene {
  do: 'scene';
  match: number;
  seat: number | null;
  count?: number;
}

export interface TellMoves {
  do: 'told';
  match: number;
  seat: number | null;
  from: number;
}

export interface AskWhy {
  do: 'why';
  match: number;
  seat: number;
  move: string;
}

export interface WriteRecord {
  do: 'record';
  match: number;
  seat?: number | null;
}

export interface WritePosition {
  do: 'position';
  match: number;
  count?: number;
}

export interface Think {
  do: 'think';
  match?: number;
  document?: Record<string, unknown>;
  seat: number;
  player: string;
  seed?: number;
}

export interface Assess {
  do: 'assess';
  match: number;
  seat: number;
  visits: number;
  listed: number;
  count?: number;
  only?: string[];
  seed?: number;
}

export interface AskHint {
  do: 'hint';
  match: number;
  seat: number;
  visits: number;
  seed?: number;
}

export interface PlanReport {
  do: 'plan_report';
  match: number;
}

export interface JudgeStep {
  do: 'judge_step';
  match: number;
  step: number;
  thorough?: boolean;
  seed?: number;
}

export interface AssembleReport {
  do: 'report';
  match: number;
  findings: Record<string, unknown>[];
}

export type EngineRequest =
  | ListGames
  | SignRules
  | SignNet
  | ReplayRecord
  | VerifyRecord
  | BeginMatch
  | OpenMatch
  | PlayMove
  | PlayChance
  | UndoMove
  | CloseMatch
  | ShowScene
  | TellMoves
  | AskWhy
  | WriteRecord
  | WritePosition
  | Think
  | Assess
  | AskHint
  | PlanReport
  | JudgeStep
  | AssembleReport;

export interface GameOption {
  name: string;
  values: (number | boolean)[];
}

export interface GameInfo {
  id: string;
  title: string;
  min_players: number;
  max_players: number;
  rules: number;
  oldest_rules: number;
  options: GameOption[];
  clauses: string[];
}

export interface Games {
  games: GameInfo[];
}

export interface RulesSignature {
  signature: string;
  states: string;
  steps: number;
}

export interface NetSignature {
  signature: string;
}

export interface Replayed {
  over: boolean;
  result: Result;
  position: Record<string, unknown>;
}

export interface Verified {
  proved: boolean;
  draws: number;
  message: Message;
}

export interface MoveFields {
  kind: string;
  [name: string]: unknown;
}

export interface ToldMove {
  seat: number | 'chance';
  text: string;
  move: MoveFields;
  count?: number;
}

export interface ChanceOutcome {
  text: string;
  move: MoveFields;
  weight: number;
}

export interface Seen {
  count: number;
  seat: number | null;
  scene: Scene;
  told: ToldMove[];
  record: Record<string, unknown>;
  thinks: number | null;
  position?: Record<string, unknown>;
  chance?: ChanceOutcome[];
}

export interface Opened {
  match: number;
  names: string[];
  count: number;
  about: Message[];
  computers: number[];
  seen?: Seen;
}

export interface Refusal {
  code: string;
  message: Message;
  clause: string;
}

export interface Changed {
  count?: number;
  seen?: Seen;
  refusal?: Refusal;
}

export type Closed = Record<string, never>;

export interface SceneShown {
  scene: Scene;
}

export interface MovesTold {
  told: ToldMove[];
  count: number;
}

export interface Why {
  refusal?: Refusal;
}

export interface RecordWritten {
  record: Record<string, unknown>;
}

export interface PositionWritten {
  position: Record<string, unknown>;
}

export interface Thought {
  move: string;
}

export interface Expectation {
  rank: number;
  win_share: number;
  points: number;
}

export interface LineStep {
  chance: ToldMove[];
  move: ToldMove;
}

export interface SearchedMove {
  move: string;
  fields: MoveFields;
  visits: number;
  margin: number;
  depth: number;
  deepest: number;
  cost: number;
  cost_margin: number;
  seats: Expectation[];
  line: LineStep[];
}

export interface Assessed {
  moves: SearchedMove[];
  visits: number;
}

export interface Hinted {
  best: SearchedMove;
  compared?: SearchedMove;
  beginner: boolean;
  clear: boolean;
  reasons: Message[];
}

export interface ReportPlanned {
  steps: number;
}

export interface StepJudged {
  finding: Record<string, unknown>;
}

export interface SeatReport {
  expected: number;
  luck: number;
  skill: number;
  share: number;
  mistakes: number;
}

export interface DecisionReport {
  move: number;
  seat: number;
  played: ToldMove;
  best: ToldMove;
  value: number;
  cost: number;
  margin: number;
  mistake: boolean;
  substitute: boolean;
  line: LineStep[];
}

export interface EventReport {
  round: number;
  first: number;
  end: number;
  before: number[];
  after: number[];
  decisions: DecisionReport[];
}

export interface GameReport {
  over: boolean;
  given_up: boolean;
  seats: SeatReport[];
  events: EventReport[];
  turning_points: number[];
}

export interface EngineAnswers {
  games: Games;
  signature: RulesSignature;
  net_signature: NetSignature;
  replay: Replayed;
  verify: Verified;
  begin: Opened;
  open: Opened;
  play: Changed;
  luck: Changed;
  undo: Changed;
  close: Closed;
  scene: SceneShown;
  told: MovesTold;
  why: Why;
  record: RecordWritten;
  position: PositionWritten;
  think: Thought;
  assess: Assessed;
  hint: Hinted;
  plan_report: ReportPlanned;
  judge_step: StepJudged;
  report: GameReport;
}

export interface NetLoaded {
  game: string;
  hash: string;
}

export interface Problem {
  field: string;
  reason: Message;
  clause: string;
}
