import {
  CLOSING_MAX,
  CLOSING_STATES,
  type ClosingLine,
  type ClosingState,
  type DealSide,
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
import { useMoveClosingLine } from '../../../queries/closing.mutation.ts';
import { closingReasonSchema } from '../closing.schema.ts';

/** What a line is there for: its button is the first. */
const MAIN: readonly ClosingState[] = ['done', 'confirmed'];

/** What a side has done itself, it takes back without a word. */
const needsReason = (to: ClosingState, { state, moved }: ClosingLine, side: DealSide) =>
  to === 'not_needed' ||
  (to === 'open' && (state === 'confirmed' || (state === 'done' && moved?.side !== side)));

interface MoveClosingLineProps {
  line: ClosingLine;
  side: DealSide;
  /** Another change of the line is on its way. */
  isBusy: boolean;
}

/** A button for each state that the viewer may move the line to, and a field for the reason. */
export function MoveClosingLine({ line, side, isBusy }: MoveClosingLineProps) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const closedNotice = useClosedNotice('deal');
  const move = useMoveClosingLine(line);
  const [sending, setSending] = useState<ClosingState>();
  const form = useAppForm({
    schema: closingReasonSchema,
    defaultValues: { reason: '' },
    draftKey: `closing-reason-${line.id}`,
  });
  const showErrors = useServerErrors(form);
  const states = CLOSING_STATES.filter((state) => line.actions.includes(state));
  if (states.length === 0) return null;
  const send = (state: ClosingState) =>
    form.handleSubmit(async (values) => {
      const reason = values.reason.trim();
      if (reason === '' && needsReason(state, line, side)) {
        form.setError('reason', { message: t('closing.move.missing') });
        form.setFocus('reason');
        return;
      }
      setSending(state);
      try {
        await move.mutateAsync({ state, reason });
        form.reset({ reason: '' });
        messages.success(t(`closing.move.saved.${state}`));
      } catch (error) {
        showErrors(closedNotice.toFormError(error));
      }
    });
  const ordered = [...states].sort((one, other) => Number(MAIN.includes(other)) - Number(MAIN.includes(one)));
  const isSending = (state: ClosingState) => move.isPending && sending === state;
  const [first] = ordered;
  return (
    <div data-no-print>
      <FormProvider {...form}>
        <Form onSubmit={send(first ?? 'open')}>
          <Stack gap="sm" maw="72ch">
            <UnsavedGuard />
            <FormAlert />
            <TextAreaField name="reason" label={t('closing.move.reason')} maxLength={CLOSING_MAX.reason} />
            <DraftNotice />
            <Group gap="sm">
              {ordered.map((state) => (
                <Button
                  key={state}
                  size="xs"
                  variant={MAIN.includes(state) ? 'filled' : 'default'}
                  disabled={isBusy || (move.isPending && !isSending(state))}
                  loading={isSending(state)}
                  onClick={send(state)}
                >
                  {t(`closing.move.${state === 'open' ? `open.${openKey(line, side)}` : state}`)}
                </Button>
              ))}
            </Group>
          </Stack>
        </Form>
      </FormProvider>
    </div>
  );
}

/** One's own is taken back, that of the other side returned. */
const openKey = ({ state, moved }: ClosingLine, side: DealSide) =>
  state === 'done' && moved?.side !== side ? 'return' : state === 'done' ? 'back' : 'again';
