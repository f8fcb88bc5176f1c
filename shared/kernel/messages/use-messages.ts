import { useTranslation } from 'react-i18next';
import { errorText } from '../http/index.ts';
import { useAtomValue } from '../store/index.ts';
import { errorWordsOf } from './error-words.ts';
import { messagesAtom } from './messages.atom.ts';
import type { Messages } from './messages.ts';

/** Messages over the page: `success`, `warn`, `error`, `failure(error)`. */
export function useMessages(): Messages {
  return useAtomValue(messagesAtom);
}

/** What went wrong, in the language of the page, for places that show it themselves. */
export function useErrorText(): (error: unknown) => string {
  const { i18n } = useTranslation('messages');
  return (error) => errorText(error, errorWordsOf(i18n));
}
