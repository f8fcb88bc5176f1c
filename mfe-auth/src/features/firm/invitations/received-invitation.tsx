import type { ReceivedInvitation as Received } from '@handover/shared/contract';
import { marketDay, marketPlace, useFormat } from '@handover/shared/format';
import { useLanguage, useTranslation } from '@handover/shared/i18n';
import { Section, Stack, Text } from '@handover/shared/ui';
import type { ReactNode } from 'react';
import { FirmCard } from '../firm-card.tsx';

/** Who invites, as what, and until when; below it what its reader can do. */
export function ReceivedInvitation({ invitation, children }: { invitation: Received; children: ReactNode }) {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  const language = useLanguage();
  const { firm, role, expires_at } = invitation;
  const until = { date: date(marketDay(expires_at)), place: marketPlace(language) };
  return (
    <Section title={t('firm.invited.title', { name: firm.name })}>
      <Stack gap="md">
        <FirmCard firm={firm} />
        <div>
          <Text>{t('firm.invited.text', { role: t(`firm.roles.${role}`) })}</Text>
          <Text c="dimmed" size="sm">
            {t('firm.invited.until', until)}
          </Text>
        </div>
        {children}
      </Stack>
    </Section>
  );
}
