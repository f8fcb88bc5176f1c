import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { Button, Skeleton } from '@handover/shared/ui';
import { useSocialProviders } from '../../queries/social-providers.query.ts';
import { ProviderMark } from './provider-mark.tsx';
import { PROVIDER_TITLES } from './providers.ts';
import classes from './social-buttons.module.css';
import { useRedirectToProvider } from './use-redirect-to-provider.ts';

/** Buttons for sign-in by a provider, which redirects back to the sign-in page. */
export function SocialButtons({ next }: { next?: string | undefined }) {
  const { t } = useTranslation('auth');
  const providers = useSocialProviders();
  const { leaving, leaveFor } = useRedirectToProvider({ returnTo: routes.login(), next });
  if (providers.isError || providers.data?.length === 0) return null;
  return (
    <section aria-label={t('social.label')}>
      <p className={classes.or}>{t('social.or')}</p>
      <div className={classes.buttons}>
        {providers.isPending && WAITING.map((key) => <Skeleton key={key} height="var(--control)" />)}
        {providers.data?.map((provider) => (
          <Button
            key={provider.provider}
            variant="default"
            leftSection={<ProviderMark provider={provider.provider} />}
            fullWidth
            loading={leaving === provider.provider}
            disabled={leaving !== undefined}
            onClick={() => void leaveFor(provider)}
          >
            {t('social.continue', { provider: PROVIDER_TITLES[provider.provider] })}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** Placeholders for the usual number of providers, to avoid a layout shift. */
const WAITING = ['first', 'second'];
