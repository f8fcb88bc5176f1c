import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { Anchor, Group, Text } from '@handover/shared/ui';

const PAGES = { terms: routes.terms, privacy: routes.privacyPolicy };

/** The links open new tabs, so that the input of the form stays. */
export function TermsNotice() {
  const { t } = useTranslation('auth');
  return (
    <div>
      <Text size="sm">{t('signUp.acceptance')}</Text>
      <Group gap="md">
        {Object.entries(PAGES).map(([page, href]) => (
          <Anchor key={page} href={href} target="_blank" size="sm">
            {t(`signUp.read.${page}`)}
          </Anchor>
        ))}
      </Group>
    </div>
  );
}
