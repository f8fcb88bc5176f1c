import { DraftNotice, TextAreaField, useAppForm } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { FormModal } from '../../components/form-modal.tsx';
import { useTakeMeasure } from '../../queries/people.query.ts';
import { measureSchema, REASON } from './measure.schema.ts';

/** Tells the consequences, and asks for the reason, which the person reads in a mail. */
export function PersonMeasureModal({ person, kind, onClose }: ModalOf<'person-measure'>) {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const take = useTakeMeasure(person.id);
  const form = useAppForm({
    schema: measureSchema,
    defaultValues: { reason: '' },
    draftKey: `measure-${kind}-${person.id}`,
  });
  const send = async ({ reason }: { reason: string }) => {
    await take.mutateAsync({ kind, reason });
    messages.success(t(`measure.${kind}.done`));
    onClose(true);
  };
  return (
    <FormModal
      title={t(`measure.${kind}.title`, { name: `${person.first_name} ${person.last_name}` })}
      lead={t(`measure.${kind}.lead`)}
      action={t(`measure.${kind}.action`)}
      danger={kind !== 'restored'}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <TextAreaField
        name="reason"
        label={t('measure.reason')}
        description={t('measure.reasonHelp')}
        maxLength={REASON.max}
        required
        focusFirst
      />
      <DraftNotice />
    </FormModal>
  );
}
