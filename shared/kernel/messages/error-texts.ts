import type { i18n } from 'i18next';
import { type ErrorTexts, englishErrorTexts } from '../http/index.ts';

export const NAMESPACE = 'messages';

/** The texts of failures in the language of the page; English while they are not loaded. */
export function errorTextsOf(instance: i18n): ErrorTexts {
  const text = (key: string, defaultValue: string, values: object = {}) =>
    instance.t(`failure.${key}`, { ns: NAMESPACE, defaultValue, ...values });
  return {
    serverError: text('server', englishErrorTexts.serverError),
    serverErrorWithStatus: (status) =>
      text('serverWithStatus', englishErrorTexts.serverErrorWithStatus(status), { status }),
    network: text('network', englishErrorTexts.network),
    offline: text('offline', englishErrorTexts.offline),
    timeout: text('timeout', englishErrorTexts.timeout),
  };
}
