import { isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useErrorText } from '@handover/shared/messages';

const KNOWN = [404, 409, 429];

/** Why a request for access was not taken, in the language of the page: not published any more, asked before, too many a day. */
export function useRefusalWords(): (error: unknown) => string {
  const { t } = useTranslation('opportunities');
  const errorText = useErrorText();
  return (error) => {
    const status = isHttpError(error) ? (error.status ?? 0) : 0;
    return KNOWN.includes(status) ? t(`panel.ask.refused.${status}`) : errorText(error);
  };
}
