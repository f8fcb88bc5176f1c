import { useTranslation } from '@handover/shared/i18n';
import { useErrorText } from '@handover/shared/messages';
import { routes } from '@handover/shared/router';
import { BackLink, Box, ErrorBlock, LoadingBlock, Page, Section } from '@handover/shared/ui';
import { ChannelTable } from '../features/settings/channel-table.tsx';
import { LanguageChoice } from '../features/settings/language-choice.tsx';
import { SoundChoice } from '../features/settings/sound-choice.tsx';
import { useSettings } from '../queries/settings.query.ts';

export function SettingsPage() {
  const { t } = useTranslation('notifications');
  const settings = useSettings();
  const errorText = useErrorText();
  return (
    <Page
      title={t('settings.title')}
      lead={t('settings.lead')}
      eyebrow={<BackLink href={routes.notifications}>{t('title')}</BackLink>}
      width="read"
    >
      {settings.isPending && <LoadingBlock variant="list" count={9} label={t('settings.loading')} />}
      {settings.isError && !settings.data && (
        <ErrorBlock
          title={t('settings.failed')}
          text={errorText(settings.error)}
          onRetry={() => settings.refetch()}
          retryLabel={t('retry')}
        />
      )}
      {settings.data && <ChannelTable settings={settings.data} />}
      <Box mt="xl">
        <Section title={t('settings.sound.title')}>
          <SoundChoice />
        </Section>
        <Section title={t('settings.language.title')}>
          <LanguageChoice />
        </Section>
      </Box>
    </Page>
  );
}
