import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { fieldErrors, NOT_FIELD } from '../../http/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { errorWordsOf } from '../../messages/index.ts';

/**
 * Shows what the server refused at the fields it is about, with the first of them focused; the rest stands in <FormAlert>.
 * Nothing that was typed is touched.
 */
export const useServerErrors = <Values extends FieldValues>(form: UseFormReturn<Values>) => {
  const { i18n } = useTranslation('messages');
  return (error: unknown): void => {
    const values = form.getValues();
    const known = (name: string): name is FieldPath<Values> => get(values, name) !== undefined;
    const elsewhere: string[] = [];
    let first = true;
    for (const [name, text] of Object.entries(fieldErrors(error, errorWordsOf(i18n)))) {
      if (name !== NOT_FIELD && known(name)) {
        form.setError(name, { type: 'server', message: text }, { shouldFocus: first });
        first = false;
      } else elsewhere.push(text);
    }
    if (elsewhere.length > 0) form.setError('root.server', { type: 'server', message: elsewhere.join(' ') });
  };
};
