import { HttpError, isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';

/** A conflict in the words of the page: the deal is paused or over, or the other side was quicker. Other errors as they are. */
export function useChangedMeanwhile(): (error: unknown) => unknown {
  const { t } = useTranslation('deals');
  return (error) =>
    isHttpError(error) && error.status === 409
      ? new HttpError({ ...error, message: error.message, body: { detail: t('dialog.conflict') } })
      : error;
}
