import type { User } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button, Section } from '@handover/shared/ui';
import { useSendPasswordLink } from '../../queries/send-password-link.mutation.ts';

/**
 * Explains and starts a change of the password: by the dialog, or by an e-mailed link where there is no password yet.
 */
export function PasswordSection({ user }: { user: User }) {
  const { t } = useTranslation('auth');
  const modals = useModals();
  const link = useSendPasswordLink();
  if (!user.has_password)
    return (
      <Section title={t('changePassword.section')} lead={t('changePassword.none', { email: user.email })}>
        <Button variant="default" loading={link.isPending} onClick={() => link.mutate(user.email)}>
          {t('changePassword.sendLink')}
        </Button>
      </Section>
    );
  return (
    <Section title={t('changePassword.section')} lead={t('changePassword.lead')}>
      <Button variant="default" onClick={() => void modals.open('change-password', {})}>
        {t('changePassword.open')}
      </Button>
    </Section>
  );
}
