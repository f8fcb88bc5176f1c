import { type AgreementText, type OwnAgreement, textOfClauses } from '@handover/shared/contract';
import { DocumentButtons } from '@handover/shared/documents';
import { CancellableForm, DraftNotice, useAppForm } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { Button, LoadingBlock, QueryView, Stack } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { useState } from 'react';
import { useAgreementText } from '../../queries/agreement-text.query.ts';
import {
  type ChosenAgreement,
  useChooseAgreement,
  useOwnAgreement,
} from '../../queries/own-agreement.query.ts';
import { type OwnAgreementValues, ownAgreementFormSchema } from './agreement.schema.ts';
import { OwnAgreementFields } from './own-agreement-fields.tsx';

/** The owner chooses what requests for access sign: the text of the marketplace, or a text or PDF of their own. */
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

/** Begins with what is signed today. */
function OwnTextForm({ opportunityId, own, today, choose, onDone, onLeave }: OwnTextFormProps) {
  const { t } = useTranslation('opportunities');
  const messages = useMessages();
  const [progress, setProgress] = useState<number>();
  const form = useAppForm<OwnAgreementValues>({
    schema: ownAgreementFormSchema,
    defaultValues: {
      form: own?.file ? 'file' : 'text',
      text: own?.text ?? textOfClauses(today.clauses),
      file: null,
    },
    draftKey: `agreement-of-${opportunityId}`,
    draftEdits: true,
  });
  const save = async (chosen: ChosenAgreement) => {
    try {
      await choose.mutateAsync({ chosen, onProgress: chosen instanceof File ? setProgress : undefined });
    } finally {
      setProgress(undefined);
    }
    messages.success(t(chosen === null ? 'agreement.house' : 'agreement.done'));
    onDone();
  };
  return (
    <CancellableForm
      form={form}
      action={t('agreement.use')}
      busy={choose.isPending}
      onCancel={onLeave}
      onSubmit={({ form, text, file }) => save(form === 'file' ? file : text)}
      lead={
        own
          ? t(own.file ? 'agreement.isFile' : 'agreement.isOwn', { version: own.version })
          : t('agreement.isHouse')
      }
    >
      <DraftNotice />
      <Stack gap="md">
        {own?.file ? <DocumentButtons file={{ ...own.file, id: own.version }} /> : null}
        <OwnAgreementFields progress={progress} />
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
