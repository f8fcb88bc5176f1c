import type { Leaving } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useConfirm } from '@handover/shared/modals';
import { Button, Section } from '@handover/shared/ui';
import { useLeaveFirm } from '../../../queries/firm.mutation.ts';
import { useTold } from '../use-told.ts';

/** Leaving, and what comes of it; the last owner is told to hand the firm on first. */
export function LeaveSection({ name, leaving }: { name: string; leaving: Leaving }) {
  const { t } = useTranslation('auth');
  const tell = useTold();
  const confirm = useConfirm();
  const leave = useLeaveFirm();
  const ask = async () => {
    const sure = await confirm({
      title: t('firm.leave.title', { name }),
      text: t(`firm.leave.${leaving}`),
      action: t(leaving === 'ends_firm' ? 'firm.leave.end' : 'firm.leave.action'),
      danger: true,
    });
    if (!sure) return;
    void tell(leave.mutateAsync(undefined), t('firm.leave.done', { name }));
  };
  return (
    <Section title={t('firm.leave.section')} lead={t(`firm.leave.${leaving}`)}>
      {leaving === 'hand_on_first' ? null : (
        <Button variant="subtle" color="danger" loading={leave.isPending} onClick={() => void ask()}>
          {t('firm.leave.action')}
        </Button>
      )}
    </Section>
  );
}
