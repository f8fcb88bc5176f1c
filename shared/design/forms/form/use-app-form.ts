import { yupResolver } from '@hookform/resolvers/yup';
import { type RefObject, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { createOneLetterQuestion } from './ask-one-letter.ts';
import { type DraftOptions, useDraft } from './drafts/use-draft.ts';
import { useKeptValues } from './drafts/use-kept-values.ts';
import { whenReleased } from './errors/when-released.ts';
import { allSettled, typedChoicesOf, typedErrors } from './typed-choices.ts';
import { useUnsavedDialog } from './use-unsaved-dialog.ts';

export interface AppFormOptions<Values extends FieldValues> extends DraftOptions<Values> {
  defaultValues: Values;
  /** When fields are checked first. A form that stands in its page and is sent again and again checks when it is sent: it is left empty. */
  mode?: 'onTouched' | 'onSubmit';
}

export type AppForm<Values extends FieldValues = FieldValues> = UseFormReturn<Values>;

/** A form with its schema: a field is validated when it is left, unless `mode` says otherwise, and on each change once it was wrong. */
export const useAppForm = <Values extends FieldValues>(options: AppFormOptions<Values>): AppForm<Values> => {
  const controlOf = useRef<object>(undefined);
  const resolver = useResolver<Values>(options.schema, controlOf);
  const form = useForm<Values>({
    resolver,
    defaultValues: options.defaultValues as DefaultValues<Values>,
    mode: options.mode ?? 'onTouched',
    shouldFocusError: true,
  });
  controlOf.current = form.control;
  // The latest input has precedence over the stored draft.
  useKeptValues(form, options);
  useDraft(form, options);
  useUnsavedDialog(form, options.draftKey !== undefined);
  return form;
};

/** A schema is checked as a whole, which takes long in a long form. When a field is left, the page first shows what the user did. */
function useResolver<Values extends FieldValues>(
  schema: AppFormOptions<Values>['schema'],
  controlOf: RefObject<object | undefined>,
) {
  // yup tells the values of the schema, which are those of the form.
  const check = yupResolver(schema, { abortEarly: false }) as unknown as Resolver<Values>;
  const shown = useRef<Promise<unknown>>(Promise.resolve());
  const [askOneLetter] = useState(() => createOneLetterQuestion(schema));
  const resolver: Resolver<Values> = async (values, context, options) => {
    if (options.names?.length === 1) shown.current = whenReleased();
    // A form that is sent at once waits too: otherwise the check of the field could end after the server's answer, and remove its error.
    await shown.current;
    const typed = controlOf.current && typedChoicesOf(controlOf.current);
    if (typed) await allSettled(typed);
    const result = await check(values, context, options);
    const questions = askOneLetter(values, options.names ?? []);
    const untaken = typed ? typedErrors(typed, options.names) : {};
    if (Object.keys({ ...questions, ...untaken }).length === 0) return result;
    return { values: {}, errors: { ...questions, ...result.errors, ...untaken } };
  };
  return resolver;
}
