import type { FailedJob, FailedMail } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';

/** Why it failed, how often and since when, with the code for a look into the logs. */
export function FailureFacts({ failure }: { failure: FailedMail | FailedJob }) {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  const { since, last_failed_at: last, failures, cause, code } = failure;
  const at = (time: string) => `${date(time)}, ${date(time, 'time')}`;
  const times =
    failures === 1
      ? t('failures.once', { at: at(last) })
      : t('failures.times', { count: failures, since: at(since), at: at(last) });
  return (
    <>
      {t(`failures.causes.${cause}`)} {times} {code && t('failures.code', { code })}
    </>
  );
}
