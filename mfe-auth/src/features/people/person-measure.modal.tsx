import {
  DraftNotice,
  Form,
  FormAlert,
  FormProvider,
  SubmitButton,
  TextAreaField,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { Button, Group, Stack, Text } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { useTakeMeasure } from '../../queries/people.query.ts';
import { measureSchema, REASON } from './measure.schema.ts';

/** Says what follows, and asks for the reason, which the person reads in a mail. */
export function PersonMeasureModal({ person, kind, onClose }: ModalOf<'person-measure'>) {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const take = useTakeMeasure(person.id);
  const form = useAppForm({
    schema: measureSchema,
    defaultValues: { reason: '' },
    draftKey: `measure-${kind}-${person.id}`,
  });
  const showErrors = useServerErrors(form);
  const send = form.handleSubmit(async ({ reason }) => {
    try {
      await take.mutateAsync({ kind, reason });
      messages.success(t(`measure.${kind}.done`));
      onClose(true);
    } catch (error) {
      showErrors(error);
    }
  });
  return (
    <ModalFrame
      title={t(`measure.${kind}.title`, { name: `${person.first_name} ${person.last_name}` })}
      onClose={() => onClose()}
      busy={take.isPending}
    >
      <FormProvider {...form}>
        <Form onSubmit={send}>
          <Stack gap="md">
            <Text c="dimmed">{t(`measure.${kind}.lead`)}</Text>
            <FormAlert />
            <TextAreaField
              name="reason"
              label={t('measure.reason')}
              description={t('measure.reasonHelp')}
              maxLength={REASON.max}
              required
              focusFirst
            />
            <DraftNotice />
            <Group gap="sm">
              <SubmitButton color={kind === 'restored' ? undefined : 'danger'}>
                {t(`measure.${kind}.action`)}
              </SubmitButton>
              <Button variant="default" onClick={() => onClose()} disabled={take.isPending}>
                {t('measure.cancel')}
              </Button>
            </Group>
          </Stack>
        </Form>
      </FormProvider>
    </ModalFrame>
  );
}
