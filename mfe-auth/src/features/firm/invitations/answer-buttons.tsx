import type { ReceivedInvitation } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Group, Text } from '@handover/shared/ui';
import { useAcceptInvitation, useDeclineInvitation } from '../../../queries/firm.mutation.ts';
import { useTold } from '../use-told.ts';

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
  const tell = useTold();
  const [accept, decline] = [useAcceptInvitation(), useDeclineInvitation()];
  const { id, firm } = invitation;
  const answered = async (done: Promise<unknown>, text: string) => {
    if (await tell(done, text)) onAnswered?.();
  };
  return (
    <>
      {isInOne ? <Text>{t('firm.invited.inOne')}</Text> : null}
      <Group>
        {isInOne ? null : (
          <Button
            loading={accept.isPending}
            onClick={() =>
              void answered(accept.mutateAsync({ id, token }), t('firm.invited.joined', { name: firm.name }))
            }
          >
            {t('firm.invited.accept')}
          </Button>
        )}
        <Button
          variant="default"
          loading={decline.isPending}
          onClick={() => void answered(decline.mutateAsync({ id, token }), t('firm.invited.declined'))}
        >
          {t('firm.invited.decline')}
        </Button>
      </Group>
    </>
  );
}
