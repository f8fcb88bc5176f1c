import type { AgreementVersion, DealDetail, VersionAction } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import { Button, Group } from '@handover/shared/ui';
import { useState } from 'react';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import { useAnswerSigned, useMarkVersion } from '../../../queries/closing.mutation.ts';
import { mayAs } from '../../../rules/acting.ts';
import { SignedForm } from './signed-form.tsx';

interface VersionActionsProps {
  version: AgreementVersion;
  deal: DealDetail;
  agreement: string;
}

/** What the viewer may do with a version: mark it, and attach, confirm or take away its signed copy. */
export function VersionActions({ version, deal, agreement }: VersionActionsProps) {
  const { t } = useTranslation('deals');
  const confirm = useConfirm();
  const messages = useMessages();
  const closedNotice = useClosedNotice('deal');
  const [isSigning, setSigning] = useState(false);
  const mark = useMarkVersion(version.id);
  const answer = useAnswerSigned(version.id);
  const { number, signed } = version;
  // What binds a side is for whoever may accept for it.
  const may = (action: VersionAction) =>
    version.actions.includes(action) && mayAs(deal.acting_for, action === 'sign' ? 'ask' : 'accept');
  const named = { agreement, number };
  const ask = async (key: 'mark' | 'confirm' | 'return' | 'take', run: () => Promise<unknown>) => {
    const sure = await confirm({
      title: t(`closing.ask.${key}.title`, named),
      text: t(`closing.ask.${key}.text`, named),
      action: t(`closing.ask.${key}.action`),
    });
    if (!sure) return;
    await run().then(
      () => messages.success(t(`closing.ask.${key}.done`)),
      (error: unknown) => closedNotice.showError(error),
    );
  };
  const unmark = () => mark.mutateAsync(false).catch((error: unknown) => closedNotice.showError(error));
  /** Of the copy that was shown when its button was pressed. */
  const send = (confirmed: boolean) => answer.mutateAsync({ confirmed, at: signed?.attached.at ?? '' });
  const isOwnCopy = signed?.attached.side === deal.side;
  if (isSigning && may('sign')) return <SignedForm version={version.id} onClose={() => setSigning(false)} />;
  return (
    <Group gap="sm" data-no-print>
      {may('mark') ? (
        <Button size="xs" loading={mark.isPending} onClick={() => ask('mark', () => mark.mutateAsync(true))}>
          {t('closing.ask.mark.action')}
        </Button>
      ) : null}
      {may('unmark') ? (
        <Button size="xs" variant="default" loading={mark.isPending} onClick={unmark}>
          {t('closing.version.unmark')}
        </Button>
      ) : null}
      {may('sign') ? (
        <Button size="xs" onClick={() => setSigning(true)}>
          {t('closing.signed.open')}
        </Button>
      ) : null}
      {may('confirm_signed') ? (
        <Button size="xs" loading={answer.isPending} onClick={() => ask('confirm', () => send(true))}>
          {t('closing.ask.confirm.action')}
        </Button>
      ) : null}
      {may('remove_signed') ? (
        <Button
          size="xs"
          variant="default"
          loading={answer.isPending}
          onClick={() => ask(isOwnCopy ? 'take' : 'return', () => send(false))}
        >
          {t(`closing.ask.${isOwnCopy ? 'take' : 'return'}.action`)}
        </Button>
      ) : null}
    </Group>
  );
}
