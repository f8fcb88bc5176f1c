import type { i18n } from 'i18next';
import { type ErrorWords, englishErrorWords } from '../http/index.ts';

export const NAMESPACE = 'messages';

/** The words for failures in the language of the page; English while they are not there. */
export function errorWordsOf(instance: i18n): ErrorWords {
  const word = (key: string, spare: string, values: object = {}) =>
    instance.t(`failure.${key}`, { ns: NAMESPACE, defaultValue: spare, ...values });
  return {
    serverError: word('server', englishErrorWords.serverError),
    serverErrorWithStatus: (status) =>
      word('serverWithStatus', englishErrorWords.serverErrorWithStatus(status), { status }),
    network: word('network', englishErrorWords.network),
    timeout: word('timeout', englishErrorWords.timeout),
  };
}
