import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { Box, LoadingBlock, Page, QueryView, Section } from '@handover/shared/ui';
import { BackLink } from '@handover/shared/ui-extra';
import { CalendarChoice } from '../features/settings/calendar-choice.tsx';
import { ChannelTable } from '../features/settings/channel-table.tsx';
import { DigestChoice } from '../features/settings/digest-choice.tsx';
import { LanguageChoice } from '../features/settings/language-choice.tsx';
import { SoundChoice } from '../features/settings/sound-choice.tsx';
import { useSettings } from '../queries/settings.query.ts';

export function SettingsPage() {
  const { t } = useTranslation('notifications');
  return (
    <Page
      title={t('settings.title')}
      lead={t('settings.lead')}
      eyebrow={<BackLink href={routes.notifications}>{t('title')}</BackLink>}
      width="read"
    >
      <QueryView
        query={useSettings()}
        skeleton={<LoadingBlock variant="list" count={9} label={t('settings.loading')} />}
        failedTitle={t('settings.failed')}
      >
        {(settings) => <ChannelTable settings={settings} />}
      </QueryView>
      <Box mt="xl">
        <Section title={t('settings.digest.title')}>
          <DigestChoice />
        </Section>
        <Section title={t('settings.sound.title')}>
          <SoundChoice />
        </Section>
        <Section title={t('settings.language.title')}>
          <LanguageChoice />
        </Section>
        <CalendarChoice />
      </Box>
    </Page>
  );
}
