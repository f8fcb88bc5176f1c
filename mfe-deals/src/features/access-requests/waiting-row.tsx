import type { AccessRequest, DealRole } from '@handover/shared/contract';
import { marketDay, marketPlace, useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { routes } from '@handover/shared/router';
import { Button } from '@handover/shared/ui';
import { RowDeadline, WorkRow } from '../../components/work-row.tsx';
import { useMinute } from '../../hooks/use-minute.ts';
import { usePartyName } from '../../hooks/use-party-name.ts';
import { daysLeft, isUrgent } from '../../rules/days-left.ts';
import { ReplyButton } from './requester-actions.tsx';
import { useMayAnswer } from './use-may-answer.ts';
import { WithdrawRequest } from './withdraw-request.tsx';

interface WaitingRowProps {
  request: AccessRequest;
  asRole: DealRole;
}

/** A request that waits, as a row among the deals: the one who answers opens the dialog that asks what is to be opened. */
export function WaitingRow({ request, asRole: role }: WaitingRowProps) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const { opportunity_id: id, opportunity_name: title, type_of_opportunity: context } = request;
  return (
    <WorkRow
      face={{ of: request, id }}
      title={title}
      to={routes.opportunity(id)}
      party={
        role === 'owner'
          ? t('requests.row.from', { context, name: partyName(request.requester) })
          : t('requests.row.to', { context })
      }
      step={useStep(request, role)}
      deadline={<Deadline request={request} asRole={role} />}
      action={<Action request={request} asRole={role} />}
    />
  );
}

function Action({ request, asRole }: WaitingRowProps) {
  const mayAnswer = useMayAnswer();
  if (asRole === 'owner') return mayAnswer ? <AnswerButton request={request} /> : null;
  return request.status === 'asked' ? (
    <ReplyButton request={request} />
  ) : (
    <WithdrawRequest request={request} />
  );
}

function useStep({ message, can_accept, question, status, ...request }: AccessRequest, role: DealRole) {
  const { t } = useTranslation('deals');
  const context = request.type_of_opportunity;
  if (status === 'asked' && role === 'owner') return t('requests.row.waitsForAnswer', { context });
  if (status === 'asked')
    return question?.text
      ? t('requests.row.asked', { context, question: question.text })
      : t('requests.row.askedProfile', { context });
  if (question?.answer && role === 'owner')
    return t('requests.row.answered', { context, answer: question.answer });
  if (role === 'requester') return t('requests.row.sent', { context });
  if (!can_accept) return t('requests.exclusivity', { context });
  return message ? t('requests.row.said', { context, message }) : t('requests.row.received', { context });
}

function Deadline({ request, asRole }: WaitingRowProps) {
  const { t } = useTranslation('deals');
  const { date, language } = useFormat();
  const day = marketDay(request.expires_at);
  const days = Math.max(0, daysLeft(day, useMinute()));
  return (
    <RowDeadline
      isUrgent={isUrgent(days)}
      title={t('clock.until', { date: date(day), place: marketPlace(language) })}
    >
      {t(`list.deadline.request.${asRole}`, { count: days })}
    </RowDeadline>
  );
}

function AnswerButton({ request }: { request: AccessRequest }) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const modals = useModals();
  const action = t('list.action.answer');
  return (
    <Button
      size="xs"
      variant="light"
      color="accent"
      aria-label={t('named', { action, name: partyName(request.requester, 'alone') })}
      onClick={() => void modals.open('request-accept', { request })}
    >
      {action}
    </Button>
  );
}
