import { useTranslation } from 'react-i18next';
import { errorText } from '../http/index.ts';
import { useAtomValue } from '../store/index.ts';
import { errorTextsOf } from './error-texts.ts';
import { messagesAtom } from './messages.atom.ts';
import type { Messages } from './messages.ts';

export function useMessages(): Messages {
  return useAtomValue(messagesAtom);
}

/** The text of a failure in the language of the page, for components that show it themselves. */
export function useErrorText(): (error: unknown) => string {
  const { i18n } = useTranslation('messages');
  return (error) => errorText(error, errorTextsOf(i18n));
}
