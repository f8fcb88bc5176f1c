import type { ApiKey } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import {
  Button,
  EmptyState,
  Group,
  List,
  ListRow,
  LoadingBlock,
  QueryView,
  Section,
} from '@handover/shared/ui';
import { useApiKeys, useRevokeApiKey } from '../../queries/api-keys.query.ts';
import { snippetOf } from './snippet-of.ts';

/** The keys of the user; each can be revoked, and the code of a widget copied again. */
export function KeyList() {
  const { t } = useTranslation('auth');
  const { relative, date } = useFormat();
  const confirm = useConfirm();
  const messages = useMessages();
  const keys = useApiKeys();
  const revoke = useRevokeApiKey();
  const factsOf = (key: ApiKey) =>
    [
      key.kind === 'widget'
        ? t('apiKeys.widgetOf', { sites: key.origins.join(', ') })
        : t(`apiKeys.scopes.${key.scopes.includes('states') ? 'states' : 'published'}`),
      t('apiKeys.since', { day: date(key.created_at) }),
      key.last_used_at ? t('apiKeys.used', { when: relative(key.last_used_at) }) : t('apiKeys.unused'),
      key.expires_at ? t('apiKeys.until', { day: date(key.expires_at) }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  const end = async ({ id, name }: ApiKey) => {
    const sure = await confirm({
      title: t('apiKeys.revokeTitle', { name }),
      text: t('apiKeys.revokeText'),
      action: t('apiKeys.revoke'),
    });
    if (sure) revoke.mutate(id, { onSuccess: () => messages.success(t('apiKeys.revoked', { name })) });
  };
  const copy = (key: string) =>
    navigator.clipboard.writeText(snippetOf(key)).then(
      () => messages.success(t('apiKeys.codeCopied')),
      () => messages.error(t('apiKeys.notCopied')),
    );
  return (
    <Section title={t('apiKeys.list')}>
      <QueryView
        query={keys}
        skeleton={<LoadingBlock variant="list" count={2} />}
        empty={<EmptyState title={t('apiKeys.none')} text={t('apiKeys.noneText')} />}
      >
        {(found) => (
          <List label={t('apiKeys.list')}>
            {found.map((key) => (
              <ListRow
                key={key.id}
                title={key.name}
                text={factsOf(key)}
                trailing={
                  <Group gap="xs">
                    {key.publishable ? (
                      <Button
                        variant="default"
                        size="xs"
                        aria-label={t('apiKeys.copyCodeLabel', { name: key.name })}
                        onClick={() => void copy(key.publishable ?? '')}
                      >
                        {t('apiKeys.copyCode')}
                      </Button>
                    ) : null}
                    <Button
                      variant="default"
                      size="xs"
                      aria-label={t('apiKeys.revokeLabel', { name: key.name })}
                      loading={revoke.isPending && revoke.variables === key.id}
                      onClick={() => void end(key)}
                    >
                      {t('apiKeys.revoke')}
                    </Button>
                  </Group>
                }
              />
            ))}
          </List>
        )}
      </QueryView>
    </Section>
  );
}
