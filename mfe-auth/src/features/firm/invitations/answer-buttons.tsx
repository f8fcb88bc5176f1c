import type { ReceivedInvitation } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { Button, Group, Text } from '@handover/shared/ui';
import { useAcceptInvitation, useDeclineInvitation } from '../../../queries/firm.mutation.ts';

interface AnswerButtonsProps {
  invitation: ReceivedInvitation;
  /** That of the mailed link. */
  token?: string;
  /** Whether the viewer is in a firm already. */
  isInOne: boolean;
  onAnswered?: () => void;
}

export function AnswerButtons({ invitation, token, isInOne, onAnswered }: AnswerButtonsProps) {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const [accept, decline] = [useAcceptInvitation(), useDeclineInvitation()];
  const { id, firm } = invitation;
  const told = (text: string) => ({
    onSuccess: () => {
      messages.success(text);
      onAnswered?.();
    },
    onError: (error: unknown) => void messages.failure(error),
  });
  return (
    <>
      {isInOne ? <Text>{t('firm.invited.inOne')}</Text> : null}
      <Group>
        {isInOne ? null : (
          <Button
            loading={accept.isPending}
            onClick={() => accept.mutate({ id, token }, told(t('firm.invited.joined', { name: firm.name })))}
          >
            {t('firm.invited.accept')}
          </Button>
        )}
        <Button
          variant="default"
          loading={decline.isPending}
          onClick={() => decline.mutate({ id, token }, told(t('firm.invited.declined')))}
        >
          {t('firm.invited.decline')}
        </Button>
      </Group>
    </>
  );
}
