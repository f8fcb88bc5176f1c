import type { SocialProvider, SocialProviderName } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { hasCode } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import { combineQueries } from '@handover/shared/query';
import { routes } from '@handover/shared/router';
import { Button, List, ListRow, LoadingBlock, QueryView, Section } from '@handover/shared/ui';
import { useConfirmIdentity } from '../../hooks/use-confirm-identity.ts';
import { useSocialAccounts } from '../../queries/social-accounts.query.ts';
import { useSocialProviders } from '../../queries/social-providers.query.ts';
import { useUnlinkSocialAccount } from '../../queries/unlink-social-account.mutation.ts';
import { PROVIDER_TITLES } from './providers.ts';
import { useRedirectToProvider } from './use-redirect-to-provider.ts';

/** Seconds that signing in at the provider may take: the confirmation is checked afterwards. */
const TIME_TO_LINK = 300;

/** Links and unlinks sign-in providers. */
export function LinkedAccounts() {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  const messages = useMessages();
  const confirm = useConfirm();
  const providers = useSocialProviders();
  const linked = combineQueries(providers, useSocialAccounts());
  const unlink = useUnlinkSocialAccount();
  const { leaving, leaveFor } = useRedirectToProvider({ returnTo: routes.security });

  const confirmIdentity = useConfirmIdentity();
  const link = async (provider: SocialProvider) => {
    if (await confirmIdentity(TIME_TO_LINK)) await leaveFor(provider);
  };

  const end = async (name: SocialProviderName) => {
    const provider = PROVIDER_TITLES[name];
    const sure = await confirm({
      title: t('linked.endTitle', { provider }),
      text: t('linked.endText', { provider }),
      action: t('linked.end'),
    });
    if (!sure) return;
    unlink.mutate(name, {
      onSuccess: () => messages.success(t('linked.ended', { provider })),
      onError: (error) =>
        hasCode(error, 'social.password_required')
          ? messages.error(t('linked.last'))
          : messages.failure(error),
    });
  };
  if (providers.data?.length === 0) return null;
  return (
    <Section title={t('linked.title')} lead={t('linked.lead')}>
      <QueryView query={linked} skeleton={<LoadingBlock variant="list" count={2} />}>
        {([known, accounts]) => (
          <List label={t('linked.title')}>
            {known.map((provider) => {
              const name = provider.provider;
              const title = PROVIDER_TITLES[name];
              const account = accounts.find((each) => each.provider === name);
              return (
                <ListRow
                  key={name}
                  title={title}
                  text={account ? t('linked.since', { date: date(account.linked_at) }) : t('linked.none')}
                  trailing={
                    <Button
                      variant="default"
                      size="xs"
                      aria-label={t(account ? 'linked.endLabel' : 'linked.addLabel', { provider: title })}
                      loading={leaving === name || (unlink.isPending && unlink.variables === name)}
                      disabled={leaving !== undefined}
                      onClick={() => void (account ? end(name) : link(provider))}
                    >
                      {t(account ? 'linked.end' : 'linked.add')}
                    </Button>
                  }
                />
              );
            })}
          </List>
        )}
      </QueryView>
    </Section>
  );
}
