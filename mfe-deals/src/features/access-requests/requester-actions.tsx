import type { AccessRequest } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button, Group } from '@handover/shared/ui';
import { WithdrawRequest } from './withdraw-request.tsx';

/** The requester answers what the owner has asked, or takes the request back. */
export const RequesterActions = ({ request }: { request: AccessRequest }) => (
  <Group gap="sm">
    <ReplyButton request={request} />
    <WithdrawRequest request={request} />
  </Group>
);

/** Late answers are read, too. */
export function ReplyButton({ request }: { request: AccessRequest }) {
  const { t } = useTranslation('deals');
  const modals = useModals();
  if (!request.question || request.question.answered_at) return null;
  const action = t('requests.reply.action');
  return (
    <Button
      size="xs"
      variant="light"
      color="accent"
      aria-label={t('named', { action, name: request.opportunity_name })}
      onClick={() => void modals.open('request-answer', { request })}
    >
      {action}
    </Button>
  );
}
