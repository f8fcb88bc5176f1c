import type { Passkey, User } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button, Group, List, ListRow, LoadingBlock, QueryView, Section, Stack } from '@handover/shared/ui';
import { useConfirmIdentity } from '../../hooks/use-confirm-identity.ts';
import { useSecondFactor } from '../../queries/second-factor.query.ts';

/** Passkeys: signing in by the device, without a password. */
export function PasskeySection({ user }: { user: User }) {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  const modals = useModals();
  const confirmIdentity = useConfirmIdentity();
  const factor = useSecondFactor(user.id);
  const add = async (hasFactor: boolean) => {
    if (await confirmIdentity(120)) await modals.open('add-passkey', { hasFactor });
  };
  const remove = async (passkey: string) => {
    if (await confirmIdentity(120)) await modals.open('use-code', { to: 'removePasskey', passkey });
  };
  const nameOf = ({ name }: Passkey) => name || t('passkeys.unnamed');
  const factsOf = ({ created_at, last_used_at }: Passkey) =>
    last_used_at
      ? t('passkeys.used', { added: date(created_at), used: date(last_used_at) })
      : t('passkeys.unused', { added: date(created_at) });
  return (
    <Section title={t('passkeys.section')} lead={t('passkeys.lead')}>
      <QueryView query={factor} skeleton={<LoadingBlock variant="list" count={1} />}>
        {({ passkeys, totp_since }) => (
          <Stack gap="sm">
            {passkeys.length > 0 && (
              <List label={t('passkeys.section')}>
                {passkeys.map((passkey) => (
                  <ListRow
                    key={passkey.id}
                    title={nameOf(passkey)}
                    text={factsOf(passkey)}
                    trailing={
                      <Button
                        variant="default"
                        size="xs"
                        aria-label={t('passkeys.removeLabel', { name: nameOf(passkey) })}
                        onClick={() => void remove(passkey.id)}
                      >
                        {t('passkeys.remove')}
                      </Button>
                    }
                  />
                ))}
              </List>
            )}
            <Group gap="sm">
              <Button variant="default" onClick={() => void add(totp_since !== null || passkeys.length > 0)}>
                {t('passkeys.add')}
              </Button>
            </Group>
          </Stack>
        )}
      </QueryView>
    </Section>
  );
}
