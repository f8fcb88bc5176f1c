import { type HouseAgreement, LANGUAGES, OPPORTUNITY_TYPES, TEXT } from '@handover/shared/contract';
import { CancellableForm, DraftNotice, TextAreaField, useAppForm } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { LoadingBlock, QueryView, Stack } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { useHouseAgreement, useWriteHouseAgreement } from '../../queries/house-agreement.query.ts';
import { houseAgreementFormSchema, toHouseTexts, toHouseValues } from './agreement.schema.ts';

/** Staff change the text of the marketplace, in each language and for both kinds. */
export function HouseAgreementModal({ onClose }: ModalOf<'house-agreement'>) {
  const { t } = useTranslation('opportunities');
  const write = useWriteHouseAgreement();
  return (
    <ModalFrame title={t('agreement.houseTitle')} size="lg" busy={write.isPending} onClose={() => onClose()}>
      <QueryView
        query={useHouseAgreement()}
        skeleton={<LoadingBlock variant="form" count={4} label={t('agreement.houseTitle')} />}
      >
        {(today) => (
          <HouseTextForm today={today} write={write} onDone={() => onClose(true)} onLeave={() => onClose()} />
        )}
      </QueryView>
    </ModalFrame>
  );
}

interface HouseTextFormProps {
  today: HouseAgreement;
  write: ReturnType<typeof useWriteHouseAgreement>;
  onDone: () => void;
  onLeave: () => void;
}

function HouseTextForm({ today, write, onDone, onLeave }: HouseTextFormProps) {
  const { t } = useTranslation('opportunities');
  const messages = useMessages();
  const form = useAppForm({
    schema: houseAgreementFormSchema,
    defaultValues: toHouseValues(today.texts),
    draftKey: 'house-agreement',
    draftEdits: true,
  });
  return (
    <CancellableForm
      form={form}
      action={t('agreement.houseSave')}
      busy={write.isPending}
      onCancel={onLeave}
      onSubmit={async (values) => {
        const { version } = await write.mutateAsync({
          version: today.version,
          texts: toHouseTexts(values),
        });
        messages.success(t('agreement.houseDone', { version }));
        onDone();
      }}
      lead={t('agreement.houseLead', { version: today.version })}
    >
      <DraftNotice />
      <Stack gap="md">
        {LANGUAGES.flatMap((language) =>
          OPPORTUNITY_TYPES.map((type) => (
            <TextAreaField
              key={`${language}-${type}`}
              name={`${language}_${type}`}
              label={t(`agreement.of.${type}`, { language: t(`agreement.language.${language}`) })}
              description={t('agreement.help')}
              rows={10}
              maxLength={TEXT.agreementMax}
              required
            />
          )),
        )}
      </Stack>
    </CancellableForm>
  );
}
