import {
  DILIGENCE_STATES,
  type DiligenceLineDetail,
  type DiligenceState,
  TEXT,
} from '@handover/shared/contract';
import {
  DraftNotice,
  Form,
  FormAlert,
  FormProvider,
  TextAreaField,
  UnsavedGuard,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { Button, Group, Stack } from '@handover/shared/ui';
import { useState } from 'react';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import { useWriteOnLine } from '../../../queries/diligence.mutation.ts';
import { commentSchema } from '../diligence.schema.ts';

/** States that the other side is told a reason for. */
const NEEDS_REASON: readonly (DiligenceState | null)[] = [null, 'returned', 'not_applicable'];
/** What a line is there for: its button is the first. */
const MAIN: readonly DiligenceState[] = ['provided', 'accepted'];

interface WriteOnLineProps {
  line: DiligenceLineDetail;
  /** Another change of the line is on its way. */
  isBusy: boolean;
}

/** One field for a comment or a reason, and a button for each state that the viewer may move the line to. */
export function WriteOnLine({ line, isBusy }: WriteOnLineProps) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const closedNotice = useClosedNotice('deal');
  const write = useWriteOnLine(line);
  const [sending, setSending] = useState<DiligenceState | null>();
  const form = useAppForm({
    schema: commentSchema,
    defaultValues: { comment: '' },
    draftKey: `diligence-comment-${line.id}`,
  });
  const showErrors = useServerErrors(form);
  const send = (state: DiligenceState | null) =>
    form.handleSubmit(async (values) => {
      const comment = values.comment.trim();
      if (comment === '' && NEEDS_REASON.includes(state)) {
        form.setError('comment', { message: t(`diligence.comment.missing.${state ?? 'comment'}`) });
        form.setFocus('comment');
        return;
      }
      setSending(state);
      try {
        await write.mutateAsync({ state, comment });
        form.reset({ comment: '' });
        messages.success(t(`diligence.done.${state ?? 'comment'}`));
      } catch (error) {
        showErrors(closedNotice.toFormError(error));
      }
    });
  const states = DILIGENCE_STATES.filter((state) => line.actions.includes(state));
  const ordered = [...states].sort((one, other) => Number(MAIN.includes(other)) - Number(MAIN.includes(one)));
  const isSending = (state: DiligenceState | null) => write.isPending && sending === state;
  const mustWait = (state: DiligenceState | null) => isBusy || (write.isPending && !isSending(state));
  return (
    <div data-no-print>
      <FormProvider {...form}>
        <Form onSubmit={send(null)}>
          <Stack gap="sm" maw="72ch">
            <UnsavedGuard />
            <FormAlert />
            <TextAreaField name="comment" label={t('diligence.comment.label')} maxLength={TEXT.commentMax} />
            <DraftNotice />
            <Group gap="sm">
              {ordered.map((state) => (
                <Button
                  key={state}
                  size="xs"
                  variant={MAIN.includes(state) ? 'filled' : 'default'}
                  disabled={mustWait(state)}
                  loading={isSending(state)}
                  onClick={send(state)}
                >
                  {t(`diligence.move.${state}`)}
                </Button>
              ))}
              <Button
                type="submit"
                size="xs"
                variant="default"
                disabled={mustWait(null)}
                loading={isSending(null)}
              >
                {t('diligence.comment.action')}
              </Button>
            </Group>
          </Stack>
        </Form>
      </FormProvider>
    </div>
  );
}
