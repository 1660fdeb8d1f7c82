-- A database of schema 8, with something in every table. What was released is never changed.
-- Words in braces as in migrations.cpp;
-- audit is sealed by who reads this.
CREATE TABLE users (
    id {text} PRIMARY KEY,
    name TEXT NOT NULL,
    name_key {text} UNIQUE,
    kind BIGINT NOT NULL,
    password_hash TEXT NOT NULL,
    created BIGINT NOT NULL,
    deleted BIGINT NOT NULL DEFAULT 0,
    skeleton {text}
);
CREATE TABLE sessions (
    token_hash {text} PRIMARY KEY,
    kind BIGINT NOT NULL,
    user_id {text} NOT NULL REFERENCES users(id),
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX sessions_by_user ON sessions(user_id);
CREATE INDEX sessions_by_expiry ON sessions(expires) WHERE expires > 0;
CREATE TABLE tables (
    id {text} PRIMARY KEY,
    game {text} NOT NULL,
    players BIGINT NOT NULL,
    status BIGINT NOT NULL,
    listed BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    ratings_moved BIGINT NOT NULL DEFAULT 0,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    finished BIGINT NOT NULL,
    deadline BIGINT NOT NULL,
    sequence BIGINT NOT NULL,
    setup TEXT NOT NULL,
    seats TEXT NOT NULL,
    result TEXT NOT NULL,
    people TEXT NOT NULL
);
CREATE INDEX tables_open ON tables(created, id) WHERE status = 0;
CREATE INDEX tables_running ON tables(id) WHERE status < 2;
CREATE INDEX tables_due ON tables(deadline) WHERE status = 1 AND deadline > 0;
CREATE INDEX tables_finished ON tables(finished, id) WHERE status = 2;
CREATE INDEX tables_unrated ON tables(finished) WHERE status = 2 AND rated = 1 AND ratings_moved = 0;
CREATE TABLE people (
    table_id {text} NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    user_id {text} NOT NULL REFERENCES users(id),
    PRIMARY KEY (user_id, table_id)
) {clustered};
CREATE INDEX people_by_table ON people(table_id);
CREATE TABLE log (
    table_id {text} NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    sequence BIGINT NOT NULL,
    at BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, sequence)
) {clustered};
CREATE TABLE snapshots (
    table_id {text} PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
    sequence BIGINT NOT NULL,
    document TEXT NOT NULL
);
CREATE TABLE chat (
    table_id {text} NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    user_id {text} NOT NULL REFERENCES users(id),
    at BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) {clustered};
CREATE TABLE ratings (
    user_id {text} NOT NULL REFERENCES users(id),
    game {text} NOT NULL,
    players {text} NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (user_id, game, players)
) {clustered};
CREATE INDEX ratings_best ON ratings(game, players, (mean - 3 * deviation));
CREATE TABLE rated_games (
    user_id {text} NOT NULL REFERENCES users(id),
    table_id {text} NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    game {text} NOT NULL,
    players {text} NOT NULL,
    place BIGINT NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (user_id, table_id)
) {clustered};
CREATE INDEX rated_games_by_table ON rated_games(table_id);
CREATE INDEX rated_games_in_time ON rated_games(user_id, game, players, at);
CREATE TABLE mutes (
    user_id {text} NOT NULL REFERENCES users(id),
    other_id {text} NOT NULL REFERENCES users(id),
    PRIMARY KEY (user_id, other_id)
) {clustered};
CREATE INDEX mutes_by_other ON mutes(other_id);
CREATE TABLE places (
    user_id {text} NOT NULL REFERENCES users(id),
    place {text} NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (user_id, place)
) {clustered};
CREATE UNIQUE INDEX users_by_skeleton ON users(skeleton);
CREATE INDEX chat_by_user ON chat(user_id);
CREATE TABLE fresh_even (
    table_id {text} NOT NULL,
    sequence BIGINT NOT NULL,
    at BIGINT NOT NULL,
    entry TEXT NOT NULL
);
CREATE TABLE fresh_odd (
    table_id {text} NOT NULL,
    sequence BIGINT NOT NULL,
    at BIGINT NOT NULL,
    entry TEXT NOT NULL
);
CREATE VIEW entries AS
    SELECT table_id, sequence, at, entry FROM log
    UNION ALL
    SELECT table_id, sequence, at, entry FROM fresh_even f
    WHERE NOT EXISTS (SELECT 1 FROM log l WHERE l.table_id = f.table_id AND l.sequence = f.sequence)
    UNION ALL
    SELECT table_id, sequence, at, entry FROM fresh_odd f
    WHERE NOT EXISTS (SELECT 1 FROM log l WHERE l.table_id = f.table_id AND l.sequence = f.sequence);
CREATE TABLE judged (
    user_id {text} NOT NULL REFERENCES users(id),
    table_id {text} NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    moves TEXT NOT NULL,
    PRIMARY KEY (user_id, table_id)
) {clustered};
CREATE INDEX judged_by_table ON judged(table_id);
INSERT INTO users (id, name, name_key, kind, password_hash, created, deleted, skeleton) VALUES ('a', 'Ann', 'ann', 1, '$argon2id$a', 100, 0, 'ann');
INSERT INTO users (id, name, name_key, kind, password_hash, created, deleted, skeleton) VALUES ('b', 'Ben', 'ben', 1, '$argon2id$b', 100, 0, 'ben');
INSERT INTO users (id, name, name_key, kind, password_hash, created, deleted, skeleton) VALUES ('g', 'Gus', 'gus', 0, '', 110, 0, 'gus');
INSERT INTO users (id, name, name_key, kind, password_hash, created, deleted, skeleton) VALUES ('d', '', NULL, 1, '', 90, 95, NULL);
INSERT INTO sessions VALUES ('6161616161616161616161616161616161616161616161616161616161616161', 0, 'a', 'Firefox', 100, 0);
INSERT INTO mutes VALUES ('a', 'b');
INSERT INTO places VALUES ('a', 'network 192.0.2.1', 100);
INSERT INTO tables VALUES ('over', 'tortuga', 2, 2, 1, 1, 1, 100, 200, 200, 0, 2, '{"target":6}', '[]', '{}', 'a b d');
INSERT INTO tables VALUES ('play', 'hermagor', 2, 1, 1, 0, 0, 150, 160, 0, 0, 2, '{}', '[]', 'null', 'a g');
INSERT INTO people (table_id, user_id) VALUES ('over', 'a');
INSERT INTO people (table_id, user_id) VALUES ('over', 'b');
INSERT INTO people (table_id, user_id) VALUES ('over', 'd');
INSERT INTO people (table_id, user_id) VALUES ('play', 'a');
INSERT INTO people (table_id, user_id) VALUES ('play', 'g');
INSERT INTO log (table_id, sequence, at, entry) VALUES ('over', 1, 1001, '{"move":"x"}');
INSERT INTO log (table_id, sequence, at, entry) VALUES ('over', 2, 1002, '{"move":"x"}');
INSERT INTO log (table_id, sequence, at, entry) VALUES ('play', 1, 1001, '{"move":"x"}');
INSERT INTO fresh_even (table_id, sequence, at, entry) VALUES ('play', 1, 1001, '{"move":"x"}');
INSERT INTO fresh_even (table_id, sequence, at, entry) VALUES ('play', 2, 1002, '{"move":"x"}');
INSERT INTO fresh_odd (table_id, sequence, at, entry) VALUES ('play', 3, 1003, '{"move":"x"}');
INSERT INTO snapshots VALUES ('play', 2, '{"format":1}');
INSERT INTO chat VALUES ('play', 1, 'g', 170, 'żółw');
INSERT INTO ratings VALUES ('a', 'tortuga', '2', 26.5, 7.25, 1);
INSERT INTO rated_games VALUES ('a', 'over', 200, 'tortuga', '2', 1, 26.5, 7.25);
INSERT INTO judged VALUES ('a', 'over', '[1]');
CREATE TABLE chores (
    name {text} PRIMARY KEY,
    at BIGINT NOT NULL
);
CREATE INDEX tables_abandoned ON tables(changed, id) WHERE status = 3;
INSERT INTO chores VALUES ('forget', 500);
ALTER TABLE users ADD COLUMN role BIGINT NOT NULL DEFAULT 0;
CREATE INDEX users_with_role ON users(role) WHERE role > 0;
CREATE INDEX users_in_time ON users(created, id) WHERE deleted = 0;
ALTER TABLE chat ADD COLUMN removed BIGINT NOT NULL DEFAULT 0;
CREATE TABLE sanctions (
    user_id {text} NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    kind BIGINT NOT NULL,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    by_id {text} NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (user_id, kind)
) {clustered};
CREATE TABLE audit (
    number BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    by_id {text} NOT NULL,
    via TEXT NOT NULL,
    action {text} NOT NULL,
    user_id {text} NOT NULL,
    table_id {text} NOT NULL,
    subject TEXT NOT NULL,
    value TEXT NOT NULL,
    reason TEXT NOT NULL
);
CREATE INDEX audit_by_user ON audit(user_id, number) WHERE user_id <> '';
CREATE TABLE announcements (
    id {text} PRIMARY KEY,
    at BIGINT NOT NULL,
    until BIGINT NOT NULL,
    by_id {text} NOT NULL,
    line TEXT NOT NULL
);
CREATE TABLE invitations (
    code {text} PRIMARY KEY,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL,
    by_id {text} NOT NULL,
    note TEXT NOT NULL,
    most BIGINT NOT NULL,
    used BIGINT NOT NULL
);
CREATE TABLE house_rules (
    name {text} PRIMARY KEY,
    value TEXT NOT NULL
);
CREATE TABLE reports (
    id {text} PRIMARY KEY,
    at BIGINT NOT NULL,
    by_id {text} NOT NULL,
    user_id {text} NOT NULL,
    table_id {text} NOT NULL,
    line BIGINT NOT NULL,
    said TEXT NOT NULL,
    complaint TEXT NOT NULL,
    answered BIGINT NOT NULL,
    answered_by {text} NOT NULL,
    answer TEXT NOT NULL
);
CREATE INDEX reports_in_time ON reports(at, id);
CREATE INDEX reports_by_user ON reports(user_id);
CREATE INDEX reports_by_author ON reports(by_id);
UPDATE users SET role = 2 WHERE id = 'b';
INSERT INTO sanctions VALUES ('g', 0, 120, 0, 'b', 'spam');
INSERT INTO audit VALUES (1, 120, 'b', '', 'ban', 'g', '', '', '', 'spam');
INSERT INTO announcements VALUES ('n', 130, 0, 'b', 'Dzień dobry');
INSERT INTO invitations VALUES ('code', 130, 0, 'b', 'the club', 20, 1);
INSERT INTO house_rules VALUES ('sign_up', '"invitation"');
INSERT INTO reports VALUES ('r', 140, 'a', 'g', 'play', 1, 'żółw', 'rude', 0, '', '');
CREATE TABLE wharf_schema (version BIGINT NOT NULL);
INSERT INTO wharf_schema VALUES (8);
