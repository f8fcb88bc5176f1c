import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, Section } from '@handover/shared/ui';

/** Where keys are made and revoked. */
export function KeysSection() {
  const { t } = useTranslation('auth');
  return (
    <Section title={t('apiKeys.title')} lead={t('apiKeys.short')}>
      <Button component={Link} to={routes.apiKeys} variant="default">
        {t('apiKeys.open')}
      </Button>
    </Section>
  );
}
