import { HttpError, hasCode } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';

/** Rethrows the error of an answer. If the buyer has sent a new version meanwhile, the error tells what to do. */
export function useNewVersionError() {
  const { t } = useTranslation('deals');
  return (error: unknown): never => {
    if (!hasCode(error, 'record.changed')) throw error;
    throw new HttpError({ ...error, message: error.message, body: { detail: t('loi.newVersion') } });
  };
}
