import { type AgreementText, type OwnAgreement, TEXT, textOfClauses } from '@handover/shared/contract';
import { CancellableForm, DraftNotice, TextAreaField, useAppForm } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { Button, LoadingBlock, QueryView, Stack, Text } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { useAgreementText } from '../../queries/agreement-text.query.ts';
import { useChooseAgreement, useOwnAgreement } from '../../queries/own-agreement.query.ts';
import { ownAgreementFormSchema } from './agreement.schema.ts';

/** The owner chooses what requests for access sign: the text of the marketplace, or one of their own. */
export function OwnAgreementModal({ opportunityId: id, onClose }: ModalOf<'own-agreement'>) {
  const { t } = useTranslation('opportunities');
  const choose = useChooseAgreement(id);
  const own = useOwnAgreement(id);
  const today = useAgreementText(id);
  const skeleton = <LoadingBlock variant="form" count={2} label={t('agreement.title')} />;
  return (
    <ModalFrame title={t('agreement.title')} size="lg" busy={choose.isPending} onClose={() => onClose()}>
      <QueryView query={own} skeleton={skeleton}>
        {(chosen) => (
          <QueryView query={today} skeleton={skeleton}>
            {(text) => (
              <OwnTextForm
                {...chosen}
                opportunityId={id}
                today={text}
                choose={choose}
                onDone={() => onClose(true)}
                onLeave={() => onClose()}
              />
            )}
          </QueryView>
        )}
      </QueryView>
    </ModalFrame>
  );
}

interface OwnTextFormProps extends OwnAgreement {
  opportunityId: number;
  today: AgreementText;
  choose: ReturnType<typeof useChooseAgreement>;
  onDone: () => void;
  onLeave: () => void;
}

/** Begins with the text that is signed today. */
function OwnTextForm({ opportunityId, own, today, choose, onDone, onLeave }: OwnTextFormProps) {
  const { t } = useTranslation('opportunities');
  const messages = useMessages();
  const form = useAppForm({
    schema: ownAgreementFormSchema,
    defaultValues: { text: own?.text ?? textOfClauses(today.clauses) },
    draftKey: `agreement-of-${opportunityId}`,
    draftEdits: true,
  });
  const save = async (text: string | null) => {
    await choose.mutateAsync(text);
    messages.success(t(text === null ? 'agreement.house' : 'agreement.done'));
    onDone();
  };
  return (
    <CancellableForm
      form={form}
      action={t('agreement.use')}
      busy={choose.isPending}
      onCancel={onLeave}
      onSubmit={({ text }) => save(text)}
      lead={own ? t('agreement.isOwn', { version: own.version }) : t('agreement.isHouse')}
    >
      <DraftNotice />
      <Stack gap="md">
        <TextAreaField
          name="text"
          label={t('agreement.text')}
          description={t('agreement.help')}
          rows={14}
          maxLength={TEXT.agreementMax}
          required
        />
        <Text c="dimmed" size="sm">
          {t('agreement.public')}
        </Text>
        {own ? (
          <Button
            variant="default"
            onClick={() => void save(null).catch((error: unknown) => messages.failure(error))}
          >
            {t('agreement.useHouse')}
          </Button>
        ) : null}
      </Stack>
    </CancellableForm>
  );
}
