import type { FailedJob } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { ListRow, Status } from '@handover/shared/ui';
import { FailureFacts } from './failure-facts.tsx';
import type { FailureRowProps } from './failure-section.tsx';
import classes from './failures.module.css';
import { RetryButton } from './retry-button.tsx';

/** A job whose last run failed, wholly or for some records. */
export function JobRow({ failure: job, isBusy, retry }: FailureRowProps<FailedJob>) {
  const { t } = useTranslation('auth');
  const title = t(`failures.names.${job.name}`);
  const failed = job.records
    ? t('failures.states.records', { count: job.records })
    : t('failures.states.failed');
  return (
    <ListRow
      title={title}
      text={<FailureFacts failure={job} />}
      trailing={
        <span className={classes.end}>
          <Status kind={job.asked ? 'running' : 'danger'} variant="text">
            {job.asked ? t('failures.states.asked') : failed}
          </Status>
          <RetryButton of={title} isBusy={isBusy} retry={retry} />
        </span>
      }
    />
  );
}
