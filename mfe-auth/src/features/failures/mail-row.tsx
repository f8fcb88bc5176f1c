import type { FailedMail, UnsentState } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { ListRow, Status, type StatusKind } from '@handover/shared/ui';
import { FailureFacts } from './failure-facts.tsx';
import type { FailureRowProps } from './failure-section.tsx';
import classes from './failures.module.css';
import { RetryButton } from './retry-button.tsx';

const LOOK: Record<UnsentState, StatusKind> = {
  waiting: 'waiting',
  asked: 'running',
  stopped: 'danger',
  outdated: 'closed',
};

/** A mail that could not be sent: what it is, to whom, why, and what happens next. */
export function MailRow({ failure: mail, isBusy, retry }: FailureRowProps<FailedMail>) {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  const { kind, to, state, next_try_at: next } = mail;
  const title = t(`failures.kinds.${kind}`);
  return (
    <ListRow
      title={title}
      text={
        <>
          <span className={classes.address}>{to}</span>
          <br />
          <FailureFacts failure={mail} />
        </>
      }
      trailing={
        <span className={classes.end}>
          <Status kind={LOOK[state]} variant="text">
            {next ? t('failures.states.next', { time: date(next, 'time') }) : t(`failures.states.${state}`)}
          </Status>
          {state !== 'outdated' && <RetryButton of={`${title}, ${to}`} isBusy={isBusy} retry={retry} />}
        </span>
      }
    />
  );
}
