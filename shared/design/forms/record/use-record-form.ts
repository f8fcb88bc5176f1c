import { type FormEventHandler, useEffect, useRef, useState } from 'react';
import { type Path, useWatch } from 'react-hook-form';
import type { AnyObjectSchema } from 'yup';
import type { Stamped } from '../../../contract/wire/wire.schema.ts';
import { isHttpError } from '../../../kernel/http/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useErrorText, useMessages } from '../../../kernel/messages/index.ts';
import { useMutation } from '../../../kernel/query/index.ts';
import {
  createFieldDescriptionsAtom,
  type FieldDescriptionsAtom,
} from '../form/errors/field-descriptions.ts';
import { useServerErrors } from '../form/errors/use-server-errors.ts';
import { type AppForm, useAppForm } from '../form/use-app-form.ts';
import { changedNames, typedSince } from './conflict/merge-values.ts';
import { type Conflict, useConflict } from './conflict/use-conflict.ts';
import { DescribedError } from './described-error.ts';
import { focusSection, sectionOf } from './focus-section.ts';
import type { RecordCalls, RecordValues, Stored } from './record-calls.ts';
import { type SaveFailure, type SaveOutcome, saveRecord } from './save-record.ts';
import { saveReport } from './save-report.ts';
import type { RecordSection } from './section-state.ts';

/** Called with valid values before they are saved: false keeps them in the form, and what it throws is shown there. */
export type BeforeSave<Values extends RecordValues> = (
  values: Values,
  form: AppForm<Values>,
) => Promise<boolean>;

export interface RecordFormOptions<Values extends RecordValues, Saved extends Stamped & { id: number }> {
  schema: AnyObjectSchema;
  /** The stored version, or the initial values of a new record. Read once: a refetch does not change the form. */
  stored: Stored<Values>;
  sections: readonly RecordSection[];
  /** The key of the draft. */
  draftKey: string;
  /** The key of the draft of a stored record: that of a new one moves there once it is stored in part. */
  draftKeyOf?: (id: number) => string;
  calls: RecordCalls<Values, Saved>;
  beforeSave?: BeforeSave<Values> | undefined;
  /** Called once everything is stored. */
  onSaved: (done: SavedRecord<Values, Saved>) => void;
}

export interface SavedRecord<Values, Saved> {
  id: number;
  values: Values;
  /** The last response for the record itself; undefined if that had no changes. */
  saved: Saved | undefined;
}

/** There is no such record. */
const isMissing = ({ related, error }: SaveFailure<never>) =>
  !related && isHttpError(error) && error.status === 404;

/** The props of `RecordForm`. */
export interface RecordFormState<Values extends RecordValues> {
  form: AppForm<Values>;
  submit: FormEventHandler;
  schema: AnyObjectSchema;
  sections: readonly RecordSection[];
  /** The names of its fields, and the texts of their values. */
  descriptionsAtom: FieldDescriptionsAtom;
  /** The values that are stored on the server. */
  stored: Values;
  /** Null until the record is stored. A new one has it after a save that failed in part, and as of its draft: it is being edited then. */
  id: number | null;
  /** The names of the fields that were saved since the page was opened. */
  saved: ReadonlySet<string>;
  conflict: Conflict | undefined;
}

/**
 * The form of a record: it has a draft, and one save that may take several calls. Failed calls are reported, and only those are
 * repeated. Changes of somebody else are shown before they are overwritten.
 */
export function useRecordForm<Values extends RecordValues, Saved extends Stamped & { id: number }>(
  options: RecordFormOptions<Values, Saved>,
): RecordFormState<Values> {
  const { schema, sections, draftKeyOf, calls, beforeSave, onSaved } = options;
  const { t } = useTranslation(['messages', 'inputs']);
  const errorText = useErrorText();
  const messages = useMessages();
  const [stored, setStored] = useState(options.stored);
  const [savedNames, setSavedNames] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<SavedRecord<Values, Saved>>();
  const hasNavigated = useRef(false);
  const lastSaved = useRef<Saved>(undefined);
  const draftPaused = useRef(false);
  const [descriptionsAtom] = useState(createFieldDescriptionsAtom);
  const [initial] = useState(stored.values);
  const isMoved = initial.id === null && stored.values.id !== null && draftKeyOf !== undefined;
  const form = useAppForm<Values>({
    schema,
    defaultValues: stored.values,
    draftKey: isMoved ? draftKeyOf(stored.values.id as number) : options.draftKey,
    draftMovedFrom: isMoved ? options.draftKey : undefined,
    draftPaused,
    // The form of a new record is empty when a draft is restored, even if some of it is stored by then.
    draftBase: initial.id === null && !isMoved ? initial : undefined,
    draftEdits: initial.id !== null || isMoved,
    // Somebody has saved the record since: what was typed then is shown beside what is stored now.
    onOutdatedDraft: ({ values, base }) => {
      const before = { ...stored.values, ...base };
      showConflict(before, { ...before, ...values }, stored);
    },
    onDraftDiscarded: () => clear(),
  });
  const showErrors = useServerErrors(form);
  const { isSubmitSuccessful } = form.formState;
  const mutation = useMutation({
    mutationFn: async (values: Values) => {
      const outcome = await saveRecord(calls, stored, values);
      // A new record that was stored in part, and deleted since, is created anew.
      const isGone = initial.id === null && outcome.failures.some(isMissing);
      if (!isGone) return { before: stored, outcome };
      return {
        before: options.stored,
        outcome: await saveRecord(calls, options.stored, { ...values, id: null }),
      };
    },
    onSettled: calls.settle,
  });

  /** Keeps the input, and makes the stored version its base. */
  const rebase = (to: Stored<Values>, values: Values) => {
    setStored(to);
    draftPaused.current = true;
    form.reset(to.values);
    draftPaused.current = false;
    form.reset(values, { keepDefaultValues: true });
  };
  const { conflict, showConflict, clear } = useConflict({ form, rebase });

  const report = (outcome: SaveOutcome<Values, Saved>) => {
    const { failures } = outcome;
    // The fields of the first failure take the focus, after those of the others.
    for (const { error } of failures.toReversed()) showErrors(error);
    const [first] = failures;
    if (first?.related) focusSection(sectionOf(first.related, sections));
    const said = saveReport(outcome, { t, errorText, isOnline: navigator.onLine });
    if (said) form.setError('root.server', said);
  };

  const maySave = async (values: Values): Promise<boolean> => {
    try {
      if (!beforeSave || (await beforeSave(values, form))) return true;
      // An error, so that the form does not count as submitted; the fields have the texts.
      form.setError('root.server', { type: 'held', message: '' });
    } catch (error) {
      if (error instanceof DescribedError)
        form.setError('root.server', { type: 'server', message: error.message });
      else showErrors(error);
    }
    return false;
  };

  const send = async (values: Values) => {
    if (!(await maySave(values))) return;
    const result = await mutation.mutateAsync(values).catch((error: unknown) => void showErrors(error));
    if (!result) return;
    const { before, outcome } = result;
    // If the record is gone, its earlier values are not stored any more.
    const isGone = before !== stored;
    lastSaved.current = outcome.saved ?? lastSaved.current;
    clear();
    const typed = typedSince(schema, values, form.getValues());
    const { id } = outcome.stored.values;
    const names = changedNames(before.values, outcome.stored.values);
    if (isGone || names.length > 0) setSavedNames((known) => new Set(isGone ? names : [...known, ...names]));
    // A record that was new has its id by then.
    if (outcome.theirs) return showConflict(outcome.stored.values, { ...typed.values, id }, outcome.theirs);
    const isComplete = outcome.failures.length === 0 && id !== null;
    if (isComplete && typed.names.length === 0)
      return setDone({ id, values: outcome.stored.values, saved: lastSaved.current });
    if (isGone || names.length > 0) rebase(outcome.stored, { ...typed.values, id });
    if (isComplete) {
      // An error, so that the form does not count as submitted.
      form.setError('root.server', { type: 'typed', message: '' });
      messages.notice(t('savedMeanwhile'));
    } else report(outcome);
  };

  // This runs after the form state has changed, which removes the draft and the unsaved guard.
  useEffect(() => {
    if (!done || !isSubmitSuccessful || hasNavigated.current) return;
    hasNavigated.current = true;
    onSaved(done);
  });

  const id: unknown = useWatch({ control: form.control, name: 'id' as Path<Values> });
  const submit = form.handleSubmit(send);
  const state = { form, submit, schema, sections, descriptionsAtom, conflict };
  return { ...state, stored: stored.values, id: typeof id === 'number' ? id : null, saved: savedNames };
}
