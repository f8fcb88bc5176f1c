import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { fieldErrors } from '../../../kernel/http/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { errorWordsOf } from '../../../kernel/messages/index.ts';
import { formPath } from './form-path.ts';

/**
 * Shows what the server refused at the fields it is about, rows of offices and years included, with the first of them
 * focused; the rest stands in <FormAlert>. Nothing that was typed is touched.
 */
export const useServerErrors = <Values extends FieldValues>(form: UseFormReturn<Values>) => {
  const { i18n } = useTranslation('messages');
  return (error: unknown): void => {
    const values = form.getValues();
    const found = new Map<string, string[]>();
    const elsewhere: string[] = [];
    for (const [name, text] of Object.entries(fieldErrors(error, errorWordsOf(i18n)))) {
      const path = formPath(name, values);
      if (path) found.set(path, [...(found.get(path) ?? []), text]);
      else elsewhere.push(text);
    }
    const [first] = found.keys();
    for (const [path, texts] of found) {
      const message = [...new Set(texts)].join(', ');
      form.setError(path as FieldPath<Values>, { type: 'server', message }, { shouldFocus: path === first });
    }
    if (elsewhere.length > 0) form.setError('root.server', { type: 'server', message: elsewhere.join(' ') });
  };
};
