import { TEXT } from '@handover/shared/contract';
import {
  DraftNotice,
  Form,
  FormProvider,
  SubmitButton,
  TextAreaField,
  useAppForm,
  useWatch,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Group, Stack } from '@handover/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { rejectSchema } from './reject.schema.ts';

interface RejectFormProps {
  /** The id of the opportunity. */
  id: number;
  /** Whether the case was read; a decision is impossible before. */
  isRead: boolean;
  initial: string;
  onType: (reason: string) => void;
  /** Resolves to whether it was taken. */
  onReject: (reason: string) => Promise<boolean>;
  onCancel: () => void;
}

/** Replaces the buttons of the decision, so that the texts stay visible. The owner reads the reason. */
export function RejectForm({ id, isRead, initial, onType, onReject, onCancel }: RejectFormProps) {
  const { t } = useTranslation('opportunities');
  const form = useAppForm({
    schema: rejectSchema,
    defaultValues: { reason: initial },
    draftBase: { reason: '' },
    draftKey: `rejection-of-${id}`,
  });
  const { setFocus } = form;
  useEffect(() => setFocus('reason'), [setFocus]);
  const typed = useWatch({ control: form.control, name: 'reason' });
  const keep = useEffectEvent(onType);
  useEffect(() => keep(typed), [typed]);
  const send = form.handleSubmit(async ({ reason }) => {
    // The next one is open by then. An error keeps the draft: the session may have ended, and what was typed would be lost.
    if (!(await onReject(reason.trim()))) form.setError('root.server', { type: 'server' });
  });
  return (
    <FormProvider {...form}>
      <Form onSubmit={send}>
        <Stack gap="sm">
          <TextAreaField
            name="reason"
            label={t('moderation.reason')}
            description={t('moderation.reasonHelp')}
            maxLength={TEXT.longMax}
            required
          />
          <DraftNotice />
          <Group gap="sm">
            <SubmitButton
              color="danger"
              disabled={!isRead}
              onClick={(event) => {
                // The second click of a double one was meant for the button that stood here before.
                if (event.detail >= 2) event.preventDefault();
              }}
            >
              {t('moderation.confirmReject')}
            </SubmitButton>
            <Button variant="default" onClick={onCancel}>
              {t('form.cancel')}
            </Button>
          </Group>
        </Stack>
      </Form>
    </FormProvider>
  );
}
