import { forgetNames } from './nameless.ts'
import type { Sql } from './sql.ts'

/** What SQL cannot say is done by a function. */
export type Statement = string | ((sql: Sql) => Promise<void>)

/**
 * The schema as numbered steps, each a list of statements. A step that has been released is never changed; the next
 * one is added below. Types and statements are those SQLite and PostgreSQL share; what the code alone reads is JSON text.
 */
export const steps: readonly (readonly Statement[])[] = [
  [
    `create table tables (
      id text primary key,
      seq integer not null,
      game text not null,
      visibility text not null,
      phase text not null,
      people text not null,
      moved bigint not null,
      turn text,
      due bigint,
      wants text,
      lease_node text,
      lease_until bigint not null default 0,
      unrecorded integer,
      facts text not null
    )`,
    // The one index for all lists of tables: each move changes it, so there are no more of its kind.
    'create index tables_by_moved on tables (phase, moved, visibility, game)',
    'create index tables_by_turn on tables (turn) where turn is not null',
    'create index tables_by_due on tables (due) where due is not null',
    'create index tables_by_wants on tables (wants, moved) where wants is not null',
    'create index tables_unrecorded on tables (unrecorded, moved) where unrecorded is not null',

    `create table lines (
      table_id text not null,
      seq integer not null,
      line text not null,
      primary key (table_id, seq)
    )`,

    // `moved` is kept up to date here only while nobody plays: see tables.ts.
    `create table seats (
      person text not null,
      table_id text not null,
      phase text not null,
      moved bigint not null,
      primary key (person, table_id)
    )`,
    'create index seats_by_moved on seats (person, phase, moved)',
    'create index seats_by_table on seats (table_id)',

    'create table snapshots (table_id text primary key, seq integer not null, data text not null)',
    `create table notes (
      table_id text not null,
      person text not null,
      note text not null,
      primary key (table_id, person)
    )`,
    `create table seen (
      table_id text not null,
      person text not null,
      seq integer not null,
      primary key (table_id, person)
    )`,
  ],
  [
    `create table people (
      id text primary key,
      name text not null,
      name_key text,
      password text,
      recovery text,
      since bigint not null,
      settings text not null,
      webhook_failure text,
      banned bigint,
      deleted integer not null
    )`,
    'create unique index people_by_key on people (name_key) where deleted = 0',

    `create table sessions (
      hash text primary key,
      id text not null,
      person text not null,
      started bigint not null,
      used bigint not null,
      device text not null
    )`,
    'create index sessions_by_person on sessions (person, used)',
    'create index sessions_by_used on sessions (used)',

    `create table pushes (
      endpoint text primary key,
      person text not null,
      p256dh text not null,
      auth text not null
    )`,
    'create index pushes_by_person on pushes (person)',
  ],
  [
    `create table results (
      table_id text primary key,
      game text not null,
      ended bigint not null,
      rated integer not null
    )`,
    `create table result_people (
      table_id text not null,
      seat integer not null,
      person text not null,
      game text not null,
      rank integer not null,
      total double precision not null,
      primary key (table_id, seat)
    )`,
    'create index result_people_by_person on result_people (person, game)',
    `create table ratings (
      person text not null,
      game text not null,
      mu double precision not null,
      sigma double precision not null,
      games integer not null,
      primary key (person, game)
    )`,

    'create table house (key text primary key, value text not null)',
    `create table audits (
      id integer primary key,
      at bigint not null,
      who text not null,
      what text not null
    )`,
  ],
  ['alter table people add column host integer not null default 0'],
  [
    `create table held (
      table_id text not null,
      person text not null,
      event text not null,
      game text not null,
      until bigint not null,
      primary key (table_id, person)
    )`,
    'create index held_by_until on held (until)',
  ],
  [
    // Tables that moved in the same millisecond have an order too, so that the next page begins where one ended.
    'drop index tables_by_moved',
    'create index tables_by_moved on tables (phase, moved, id, visibility, game)',
    'drop index seats_by_moved',
    'create index seats_by_moved on seats (person, phase, moved, table_id)',
  ],
  // Snapshots held the plain hash of the seed, which was the key of the deal; logs say from here on how they are dealt.
  ['delete from snapshots'],
  // People are known by their id alone, but for the one place where they are called something.
  [forgetNames],
  [
    // What names of accounts look like; filled in code, see looks.ts.
    'create table looks (look text primary key, person text not null, version integer not null)',
    'create index looks_by_person on looks (person)',
  ],
  // What somebody's search made of a finished game, for everybody who may look at it.
  ['create table reviews (table_id text primary key, review text not null)'],
  [
    `create table tournaments (
      id text primary key,
      seq integer not null,
      phase text not null,
      visibility text not null,
      organiser text not null,
      moved bigint not null,
      due bigint,
      lease_node text,
      lease_until bigint not null default 0,
      facts text not null
    )`,
    'create index tournaments_by_moved on tournaments (phase, moved, id, visibility)',
    'create index tournaments_by_due on tournaments (due) where due is not null',
    `create table tournament_lines (
      tournament_id text not null,
      seq integer not null,
      line text not null,
      primary key (tournament_id, seq)
    )`,
    `create table tournament_people (
      person text not null,
      tournament_id text not null,
      phase text not null,
      moved bigint not null,
      primary key (person, tournament_id)
    )`,
    'create index tournament_people_by_moved on tournament_people (person, phase, moved, tournament_id)',
    'create index tournament_people_by_tournament on tournament_people (tournament_id)',
    // A table of a tournament that has ended, until the tournament's log says so.
    'alter table tables add column tournament text',
    'alter table tables add column untold integer',
    'create index tables_untold on tables (untold, tournament, id) where untold is not null',
  ],
  [
    // Finished games that everybody may find: see archive.ts.
    `create table archive (
      table_id text primary key,
      ended bigint not null,
      kind text not null,
      tournament text
    )`,
    'create index archive_by_ended on archive (ended, table_id)',
    'create index archive_by_kind on archive (kind, ended, table_id)',
    'create index archive_by_tournament on archive (tournament, ended, table_id) where tournament is not null',
    `create table archive_kinds (
      kind text primary key,
      game text not null,
      seats integer not null,
      length text not null,
      variant text not null
    )`,
    `create table archive_people (
      table_id text not null,
      person text not null,
      ended bigint not null,
      kind text not null,
      place integer not null,
      primary key (table_id, person)
    )`,
    'create index archive_people_by_ended on archive_people (person, ended, table_id)',
    // A finished game until it is filed.
    'alter table tables add column unfiled integer',
    'create index tables_unfiled on tables (unfiled, id) where unfiled is not null',
    `update tables set unfiled = 1 where phase = 'over'`,
  ],
  // Accounts of programs, and tokens: sessions that are good for something only.
  [
    'alter table people add column program integer not null default 0',
    'alter table sessions add column scope text',
  ],
  [
    // What a finished game was for each person: see figures.ts. JSON where the code alone reads it.
    `create table figures (
      person text not null,
      table_id text not null,
      ended bigint not null,
      facts text not null,
      primary key (person, table_id)
    )`,
    'create index figures_by_ended on figures (person, ended, table_id)',
    'create index figures_by_table on figures (table_id)',
    // The skill somebody had after a rated game; not known of games from before.
    'alter table result_people add column mu double precision',
    `update tables set unfiled = 1 where phase = 'over'`,
  ],
  ['create index people_by_program on people (program) where program = 1'],
  // Figures say what people did in their games, too.
  [`update tables set unfiled = 1 where phase = 'over'`],
  [
    // First answers to puzzles, and days whose puzzle was solved: ratings and streaks follow from them.
    `create table puzzle_answers (
      person text not null,
      game text not null,
      puzzle text not null,
      rating integer not null,
      solved integer not null,
      at bigint not null,
      primary key (person, game, puzzle)
    )`,
    `create table puzzle_days (
      person text not null,
      day text not null,
      game text not null,
      primary key (person, day, game)
    )`,
  ],
]
