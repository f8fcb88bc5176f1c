import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { fieldErrors, isHttpError } from '../../../../kernel/http/index.ts';
import { useTranslation } from '../../../../kernel/i18n/index.ts';
import { errorTextsOf } from '../../../../kernel/messages/index.ts';
import { formPath } from '../form-path.ts';

/**
 * Shows errors of the server at their fields, also in rows of offices and years, and focuses the first one. Other errors are shown
 * by `FormAlert`. Returns whether a field has an error.
 */
export const useServerErrors = <Values extends FieldValues>(form: UseFormReturn<Values>) => {
  const { t, i18n } = useTranslation('messages');
  return (error: unknown): boolean => {
    const values = form.getValues();
    const found = new Map<string, string[]>();
    const others: string[] = [];
    for (const [name, text] of Object.entries(fieldErrors(error, errorTextsOf(i18n)))) {
      const path = formPath(name, values);
      if (path) found.set(path, [...(found.get(path) ?? []), text]);
      else others.push(text);
    }
    const [first] = found.keys();
    for (const [path, texts] of found) {
      const message = [...new Set(texts)].join(', ');
      form.setError(path as FieldPath<Values>, { type: 'server', message }, { shouldFocus: path === first });
    }
    // Also without a text, as of a call that ended with its session: a form without errors counts as sent, and its draft goes.
    // The line of the person is down, and not Handover: said until it is back.
    if (isHttpError(error) && error.kind === 'network' && !navigator.onLine)
      form.setError('root.server', { type: 'offline', message: t('failure.offline') });
    else if (others.length > 0 || found.size === 0)
      form.setError('root.server', { type: 'server', message: others.join(' ') });
    return first !== undefined;
  };
};
