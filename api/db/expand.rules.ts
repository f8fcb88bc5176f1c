/**
 * What a migration may not do while the version before still runs on the database: it would fail on its next write or
 * read. Such a step goes into a later release, in a migration whose name begins with `contract_`, when no version uses
 * what it removes: docs/api/operations.md. Not judged are constraints and unique indexes, since nearly all are about new
 * columns: one about what exists waits a release as well.
 */
const STEPS: [pattern: RegExp, instead: string][] = [
  [
    /\bdrop (table|view|materialized view|schema|sequence)\b/i,
    'stop to use it first; drop it one release later',
  ],
  [/\bdrop column\b/i, 'stop to use it first; drop it one release later'],
  [
    /\balter (table|type)\b.*\brename\b/i,
    'add the new one, write both, and drop the old one a release later',
  ],
  [/\balter column "?\w+"? (set data )?type\b/i, 'add a column of the new type beside it'],
  [/\bset not null\b/i, 'the version before may still write null: require it one release later'],
  [
    /\badd column\b(?=.*\bnot null\b)(?!.*\b(default|generated)\b)/i,
    'give it a default, as the version before does not fill it',
  ],
  [/\balter column "?\w+"? drop default\b/i, 'the version before relies on it: drop it one release later'],
  [/\bdrop (type|function|trigger)\b/i, 'replace it, or drop it one release later'],
];

/** The statements of a migration that the version before does not survive, each with what to do. */
export function breakingSteps(migration: string): string[] {
  return migration
    .split(';')
    .map((statement) => statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim())
    .flatMap((statement) =>
      STEPS.filter(([pattern]) => pattern.test(statement)).map(
        ([, instead]) => `${statement}\n  → ${instead}`,
      ),
    );
}
