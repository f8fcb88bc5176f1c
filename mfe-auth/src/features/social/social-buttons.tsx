import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { Button, Skeleton, Stack } from '@handover/shared/ui';
import { useSocialProviders } from '../../queries/social-providers.query.ts';
import { PROVIDER_TITLES } from './providers.ts';
import classes from './social-buttons.module.css';
import { useLeaveForProvider } from './use-leave-for-provider.ts';

/** Ways in without a password of ours. Each leads to the provider's own page, which sends the person back to sign-in. */
export function SocialButtons({ next }: { next?: string | undefined }) {
  const { t } = useTranslation('auth');
  const providers = useSocialProviders();
  const { leaving, leaveFor } = useLeaveForProvider({ returnTo: routes.login(), next });
  if (providers.isError || providers.data?.length === 0) return null;
  return (
    <section aria-label={t('social.label')}>
      <p className={classes.or}>{t('social.or')}</p>
      <Stack gap="sm">
        {providers.isPending && WAITING.map((key) => <Skeleton key={key} height={44} />)}
        {providers.data?.map((provider) => (
          <Button
            key={provider.provider}
            variant="default"
            fullWidth
            loading={leaving === provider.provider}
            disabled={leaving !== undefined}
            onClick={() => void leaveFor(provider)}
          >
            {t('social.continue', { provider: PROVIDER_TITLES[provider.provider] })}
          </Button>
        ))}
      </Stack>
    </section>
  );
}

/** As many as there usually are: what comes below keeps its place. */
const WAITING = ['first', 'second'];
