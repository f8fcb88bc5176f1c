import type { User } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button, Group, LoadingBlock, QueryView, Section, Stack, Text } from '@handover/shared/ui';
import { useConfirmIdentity } from '../../hooks/use-confirm-identity.ts';
import { useSecondFactor } from '../../queries/second-factor.query.ts';

/** Seconds that finding an app and typing its code may take. */
const TIME_TO_SET_UP = 300;

/** The authenticator app whose codes a sign-in asks for, besides the password. */
export function SecondFactorSection({ user }: { user: User }) {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  const modals = useModals();
  const confirmIdentity = useConfirmIdentity();
  const factor = useSecondFactor(user.id);
  const setUp = async (hasFactor: boolean) => {
    if (await confirmIdentity(TIME_TO_SET_UP)) await modals.open('set-up-codes', { hasFactor });
  };
  const use = async (to: 'renew' | 'remove') => {
    if (await confirmIdentity(120)) await modals.open('use-code', { to });
  };
  return (
    <Section title={t('codes.section')} lead={t('codes.lead')}>
      <QueryView query={factor} skeleton={<LoadingBlock variant="list" count={1} />}>
        {({ totp_since, passkeys, recovery_codes_left }) => (
          <Stack gap="sm">
            {totp_since !== null && <Text>{t('codes.since', { date: date(totp_since) })}</Text>}
            {(totp_since !== null || passkeys.length > 0) && (
              <Text>{t('codes.left', { count: recovery_codes_left })}</Text>
            )}
            <Group gap="sm">
              {totp_since === null && (
                <Button variant="default" onClick={() => void setUp(passkeys.length > 0)}>
                  {t('codes.open')}
                </Button>
              )}
              {(totp_since !== null || passkeys.length > 0) && (
                <Button variant="default" onClick={() => void use('renew')}>
                  {t('codes.renew')}
                </Button>
              )}
              {totp_since !== null && (
                <Button variant="default" onClick={() => void use('remove')}>
                  {t('codes.remove')}
                </Button>
              )}
            </Group>
          </Stack>
        )}
      </QueryView>
    </Section>
  );
}
