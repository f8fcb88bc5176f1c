import type { Stamped } from '../../../contract/wire.schema.ts';
import type { CallOptions } from '../../../kernel/http/index.ts';

/** What the form of a record holds. */
export interface RecordValues {
  /** Null until it is stored, so that neither a second save nor a kept draft makes a second record. */
  id: number | null;
}

/** What a call needs to know. */
export interface RecordCall<Values> {
  /** As it is stored, as far as is known. */
  before: Values;
  after: Values;
  /** For the call: refuse where somebody else has written since `before`. */
  options: Pick<CallOptions, 'ifUnchangedSince'>;
}

/** A call after the one for the record itself: figures, offices, files. */
export interface RecordPart<Values> {
  /** What it stores of the values; it is sent where one of these changed. */
  fields: readonly (keyof Values & string)[];
  /** What it is called in a report: `prefix.<name>` of the texts in `messages`. */
  name: 'annualAccounts' | 'documents' | 'ledger' | 'revenues' | 'offices';
  save: (call: RecordCall<Values> & { id: number }) => Promise<Stamped>;
}

/** How a record is stored: an area's requests, as one save. */
export interface RecordCalls<Values extends RecordValues, Saved extends Stamped & { id: number }> {
  /** Creates where `after.id` is null, else changes. Where it fails no part is sent. */
  save: (call: RecordCall<Values>) => Promise<Saved>;
  parts?: readonly RecordPart<Values>[];
  /** As it is stored now, to show what somebody else wrote. */
  reload: (id: number) => Promise<Stored<Values>>;
  /** After each save, whatever came of it: what has to be asked again. */
  settle: () => unknown;
}

/** What a form knows of the record in the database. */
export interface Stored<Values> {
  values: Values;
  updatedAt: string | undefined;
}
