import { type FormEventHandler, useEffect, useRef, useState } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { Stamped } from '../../../contract/wire.schema.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useErrorText } from '../../../kernel/messages/index.ts';
import { useMutation } from '../../../kernel/query/index.ts';
import { type AppForm, useAppForm } from '../form/use-app-form.ts';
import { useServerErrors } from '../form/use-server-errors.ts';
import { changedNames } from './merge-values.ts';
import type { RecordCalls, RecordValues, Stored } from './record-calls.ts';
import { type SaveOutcome, saveRecord } from './save-record.ts';
import type { RecordSection } from './section-state.ts';
import { type Conflict, useConflict } from './use-conflict.ts';

/** A record, its rules, and how it is stored. */
export interface RecordFormOptions<Values extends RecordValues, Saved extends Stamped & { id: number }> {
  schema: AnyObjectSchema;
  /** As it is stored, or what a new one begins with. Read once: what is asked again later leaves the form as it is. */
  stored: Stored<Values>;
  sections: readonly RecordSection[];
  /** What is typed is kept in this browser under this key, for this person. */
  draftKey: string;
  calls: RecordCalls<Values, Saved>;
  /** All of it is stored: the way on. */
  onSaved: (done: SavedRecord<Values, Saved>) => void;
}

/** What was stored. */
export interface SavedRecord<Values, Saved> {
  id: number;
  values: Values;
  /** The last answer for the record itself; undefined where nothing of it was sent. */
  saved: Saved | undefined;
}

/** What <RecordForm> draws. */
export interface RecordFormState<Values extends RecordValues> {
  form: AppForm<Values>;
  submit: FormEventHandler;
  schema: AnyObjectSchema;
  sections: readonly RecordSection[];
  draftKey: string;
  /** As the server has it. */
  stored: Values;
  /** Names of what was stored since the page was opened. */
  saved: ReadonlySet<string>;
  conflict: Conflict | undefined;
}

/**
 * The form of a record: input is kept as a draft, saved as one whatever number of calls that takes, and never lost; what
 * failed is told, and only that is sent again; what somebody else wrote meanwhile is shown before it is written over.
 */
export function useRecordForm<Values extends RecordValues, Saved extends Stamped & { id: number }>(
  options: RecordFormOptions<Values, Saved>,
): RecordFormState<Values> {
  const { schema, sections, draftKey, calls, onSaved } = options;
  const { t } = useTranslation('messages');
  const errorText = useErrorText();
  const [stored, setStored] = useState(options.stored);
  const [savedNames, setSavedNames] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<SavedRecord<Values, Saved>>();
  const isLeft = useRef(false);
  const answer = useRef<Saved>(undefined);
  const draftHeld = useRef(false);
  const [initial] = useState(stored.values);
  const form = useAppForm<Values>({
    schema,
    defaultValues: stored.values,
    draftKey,
    draftHeld,
    // A new one begins empty again, whatever is stored of it by then.
    draftBase: initial.id === null ? initial : undefined,
  });
  const showErrors = useServerErrors(form);
  const { isSubmitSuccessful } = form.formState;
  const mutation = useMutation({
    mutationFn: (values: Values) => saveRecord(calls, stored, values),
    onSettled: calls.settle,
  });

  /** What is typed stays as it is, and is compared with what is stored now. */
  const rebase = (to: Stored<Values>, values: Values) => {
    setStored(to);
    draftHeld.current = true;
    form.reset(to.values);
    draftHeld.current = false;
    form.reset(values, { keepDefaultValues: true });
  };
  const { conflict, meet, clear } = useConflict({ form, stored: stored.values, sections, draftHeld, rebase });

  const report = ({ failures }: SaveOutcome<Values, Saved>) => {
    for (const { error } of failures) showErrors(error);
    const lines = failures.flatMap(({ part, error }) =>
      part ? [t(`prefix.${part.name}`) + errorText(error)] : [],
    );
    if (lines.length > 0) form.setError('root.server', { type: 'partly', message: lines.join('\n') });
  };

  const send = async (values: Values) => {
    const outcome = await mutation.mutateAsync(values).catch((error: unknown) => void showErrors(error));
    if (!outcome) return;
    answer.current = outcome.saved ?? answer.current;
    clear();
    if (outcome.theirs) return meet(outcome.stored.values, values, outcome.theirs);
    const { id } = outcome.stored.values;
    if (outcome.failures.length === 0 && id !== null)
      return setDone({ id, values: outcome.stored.values, saved: answer.current });
    const names = changedNames(stored.values, outcome.stored.values);
    if (names.length > 0) {
      setSavedNames((known) => new Set([...known, ...names]));
      rebase(outcome.stored, { ...values, id });
    }
    report(outcome);
  };

  // Only after the form knows that it was sent: the draft is dropped then, and the guard of the page lifted.
  useEffect(() => {
    if (!done || !isSubmitSuccessful || isLeft.current) return;
    isLeft.current = true;
    onSaved(done);
  });

  const submit = form.handleSubmit(send);
  return { form, submit, schema, sections, draftKey, stored: stored.values, saved: savedNames, conflict };
}
