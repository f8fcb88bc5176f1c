import type { PublishedAnswer } from '@handover/shared/contract';
import { hasCode } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import { Button, Group, LoadingBlock } from '@handover/shared/ui';
import { DeleteButton, lazyComponent } from '@handover/shared/ui-extra';
import { useState } from 'react';
import { useWithdrawPublished } from '../../../queries/question.mutation.ts';

const PublishForm = lazyComponent(
  async () => (await import(/* webpackChunkName: "publishing" */ './publish-form.tsx')).PublishForm,
  { skeleton: <LoadingBlock variant="form" count={2} /> },
);

/** Corrects or withdraws what is published, for all buyers. */
export function PublishedTools({ published }: { published: PublishedAnswer }) {
  const { t } = useTranslation('deals');
  const confirm = useConfirm();
  const messages = useMessages();
  const [isOpen, setOpen] = useState(false);
  const withdrawal = useWithdrawPublished(published);
  const close = () => setOpen(false);
  const withdraw = async () => {
    const sure = await confirm({
      title: t('questions.publish.withdrawTitle'),
      text: t('questions.publish.withdrawText'),
      action: t('questions.publish.withdraw'),
      danger: true,
    });
    if (!sure) return;
    await withdrawal.mutateAsync().then(
      () => messages.success(t('questions.publish.withdrawn')),
      (error: unknown) => {
        if (hasCode(error, 'record.changed')) messages.warn(t('questions.publish.notWithdrawn'));
        else if (hasCode(error, 'published_answer.not_found')) messages.warn(t('questions.publish.gone'));
        else messages.failure(error);
      },
    );
  };
  if (isOpen) {
    const { subject, question, answer } = published;
    const words = { subject: subject ?? '', question, answer };
    return <PublishForm of={published} words={words} onDone={close} onCancel={close} />;
  }
  return (
    <Group gap="sm" data-no-print>
      <Button size="xs" variant="subtle" data-flush onClick={() => setOpen(true)}>
        {t('questions.publish.correct')}
      </Button>
      <DeleteButton size="xs" loading={withdrawal.isPending} onClick={withdraw}>
        {t('questions.publish.withdraw')}
      </DeleteButton>
    </Group>
  );
}
