import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useModalLayer } from '../../../../kernel/modals/index.ts';
import { changedValues } from '../changed-values.ts';
import { kindsOf } from '../form-kinds.ts';
import { keepValues, takeValues } from './kept-values.ts';
import type { PageReplaced } from './page-replaced.ts';
import type { DraftOptions } from './use-draft.ts';

/** Restores the input of the same form from before its page was mounted anew, choices and files included. */
export const useKeptValues = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { schema, draftKey }: DraftOptions<Values>,
): void => {
  const inModal = useModalLayer() !== undefined;
  const place = draftKey ?? (inModal ? 'dialog' : 'page');
  useEffect(() => {
    const kept = takeValues(place, schema);
    if (kept) form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true });
    const onReplaced = ({ detail }: CustomEvent<PageReplaced>) => {
      const values = changedValues<FieldValues>(form.control._defaultValues, form.getValues());
      if (Object.keys(values).length > 0) keepValues(detail, { place, kinds: kindsOf(schema), values });
    };
    window.addEventListener('page-replaced', onReplaced);
    return () => window.removeEventListener('page-replaced', onReplaced);
  }, [form, place]);
};
