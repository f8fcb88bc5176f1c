import type { Random } from './random.ts';

/** Tables by their names in addresses and fields, the longer names first. */
const KINDS: [RegExp, readonly string[]][] = [
  [/deal_opportunit/, ['deal_opportunities', 'files']],
  [/loi/, ['loi_documents']],
  [/publish/, ['published_answers', 'questions_and_answers', 'deals']],
  [/diligence/, ['diligence_lines', 'deals']],
  [/closing_line/, ['closing_lines']],
  [/closing/, ['deals']],
  [/agreement_version/, ['agreement_versions']],
  [/deal_agreement/, ['deal_agreements']],
  [/deal/, ['deals']],
  [/request/, ['access_requests']],
  [/quest/, ['questions_and_answers']],
  [/file|account|document|ledger|image|replaces/, ['files']],
  [/compan/, ['companies']],
  [/opportunit/, ['opportunities', 'deal_opportunities']],
  [/notification/, ['notifications']],
  [/user/, ['users']],
  [/sector/, ['sectors']],
  [/tag/, ['tags']],
];
export const TABLES = [...new Set(KINDS.flatMap(([, tables]) => tables))];
/** Ids without a record, and impossible ones. */
const NOBODYS = [0, -1, 2_000_000_000, 2 ** 31, 2 ** 53];

/** Ids of existing records by their table: the user's own and others'. */
export type KnownIds = Readonly<Record<string, readonly number[]>>;

/** An id for a place, mostly of a record of the kind that belongs there. */
export function pickId(random: Random, ids: KnownIds, place: string): number {
  const tables = KINDS.find(([pattern]) => pattern.test(place))?.[1] ?? [];
  const fitting = tables.flatMap((table) => ids[table] ?? []);
  if (fitting.length > 0 && random.chance(0.8)) return random.pick(fitting);
  return random.pick([...Object.values(ids).flat(), ...NOBODYS]);
}
