import type { User } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Section } from '@handover/shared/ui';
import { DeleteButton } from '@handover/shared/ui-extra';

/** The section that opens the dialog to close the account. */
export function CloseSection({ user }: { user: User }) {
  const { t } = useTranslation('auth');
  const modals = useModals();
  return (
    <Section title={t('close.title')} lead={t('close.lead')}>
      <DeleteButton
        data-flush
        onClick={() => void modals.open('close-account', { hasPassword: user.has_password })}
      >
        {t('close.open')}
      </DeleteButton>
    </Section>
  );
}
