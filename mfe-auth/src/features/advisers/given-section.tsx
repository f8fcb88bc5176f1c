import type { Delegation } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button, Section } from '@handover/shared/ui';
import { DelegationList } from './delegation-list.tsx';
import { useEnd } from './use-end.ts';

/** Who acts for the user: each can be changed, and ended at once. */
export function GivenSection({ onInvite }: { onInvite?: (() => void) | undefined }) {
  const { t } = useTranslation('auth');
  const modals = useModals();
  const { end, isEnding } = useEnd();
  const buttons = (delegation: Delegation) => (
    <>
      <Button
        variant="default"
        size="xs"
        aria-label={t('advisers.changeLabel', { person: delegation.person })}
        onClick={() => void modals.open('change-delegation', { delegation })}
      >
        {t('advisers.change')}
      </Button>
      <Button
        variant="default"
        size="xs"
        aria-label={t('advisers.given.endLabel', { person: delegation.person })}
        loading={isEnding(delegation)}
        onClick={() => void end(delegation)}
      >
        {t('advisers.given.end')}
      </Button>
    </>
  );
  return (
    <Section
      title={t('advisers.given.title')}
      lead={t('advisers.given.lead')}
      actions={onInvite && <Button onClick={onInvite}>{t('advisers.form.open')}</Button>}
    >
      <DelegationList side="given" renderButtons={buttons} />
    </Section>
  );
}
