import type { Stamped } from '../../../contract/wire/wire.schema.ts';
import type { CallOptions } from '../../../kernel/http/index.ts';

export interface RecordValues {
  /** Null until it is stored. Part of the draft, so that a restored draft does not create a second record. */
  id: number | null;
}

export interface RecordCall<Values> {
  /** The stored values. */
  before: Values;
  after: Values;
  /** Options for the call, with which it is refused if somebody else has changed the record since `before`. */
  options: Pick<CallOptions, 'ifUnchangedSince'>;
}

/** Data that is saved by its own call, after the one for the record itself: figures, offices, files. */
export interface RelatedData<Values> {
  /** The fields that it saves. */
  fields: readonly (keyof Values & string)[];
  /** Whether there is something to save. Default: one of the fields has changed. */
  isNeeded?: (call: Pick<RecordCall<Values>, 'before' | 'after'>) => boolean;
  /** The section that takes the focus when it fails. Default: the one of its first field. */
  section?: string;
  /** Its name in error messages: `prefix.<name>` of the namespace `messages`. */
  name: 'annualAccounts' | 'documents' | 'ledger' | 'revenues' | 'offices';
  /** Returns the record's new time of change, if it has changed. */
  save: (call: RecordCall<Values> & { id: number }) => Promise<Stamped | undefined>;
}

/** The calls that save a record. */
export interface RecordCalls<Values extends RecordValues, Saved extends Stamped & { id: number }> {
  /** Creates the record if `after.id` is null, else updates it. If it fails, related data is not saved. */
  save: (call: RecordCall<Values>) => Promise<Saved>;
  related?: readonly RelatedData<Values>[];
  /**
   * Saving is also a submission: the record itself is saved in any case, also without changes, and once all related data is stored.
   * Not of a new record, whose id related data needs.
   */
  isSubmission?: boolean;
  /** Reads the stored version, after somebody else has changed it. */
  reload: (id: number) => Promise<Stored<Values>>;
  /** Called after each save, successful or not: invalidates queries. */
  settle: () => unknown;
}

/** The stored version of a record, as the form knows it. */
export interface Stored<Values> {
  values: Values;
  updatedAt: string | undefined;
}
