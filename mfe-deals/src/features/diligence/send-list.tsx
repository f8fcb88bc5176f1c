import type { DealDetail, Diligence } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import { Alert, Button, Stack, Text } from '@handover/shared/ui';
import { useClosedNotice } from '../../hooks/use-closed-notice.ts';
import { useSendDiligence } from '../../queries/diligence.mutation.ts';
import { mayAs } from '../../rules/acting.ts';

/** Before the list is sent, its writer reads that nobody else sees it, and sends it once due diligence has begun. */
export function SendList({ deal, list }: { deal: DealDetail; list: Diligence }) {
  const { t } = useTranslation('deals');
  const confirm = useConfirm();
  const messages = useMessages();
  const closedNotice = useClosedNotice('deal');
  const send = useSendDiligence(deal.id);
  if (list.sent_at !== null || !list.actions.includes('write')) return null;
  const maySend = list.actions.includes('send') && mayAs(deal.acting_for, 'ask');
  const ask = async () => {
    const sure = await confirm({
      title: t('diligence.send.title'),
      text: t('diligence.send.text', { count: list.lines.length }),
      action: t('diligence.send.action'),
    });
    if (!sure) return;
    await send.mutateAsync().then(
      () => messages.success(t('diligence.send.done')),
      (error: unknown) => closedNotice.showError(error),
    );
  };
  return (
    <Alert>
      <Stack gap="sm" align="flex-start">
        <Text>{t(maySend ? 'diligence.send.private' : 'diligence.send.later')}</Text>
        {maySend && list.lines.length > 0 ? (
          <Button loading={send.isPending} onClick={ask}>
            {t('diligence.send.action')}
          </Button>
        ) : null}
      </Stack>
    </Alert>
  );
}
