import { API_KEY, type MadeApiKey } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { Anchor, Page, Text } from '@handover/shared/ui';
import { BackLink } from '@handover/shared/ui-extra';
import { useState } from 'react';
import { KeyForm } from '../features/api-keys/key-form.tsx';
import { KeyList } from '../features/api-keys/key-list.tsx';
import { MadeKey } from '../features/api-keys/made-key.tsx';
import { useApiKeys } from '../queries/api-keys.query.ts';

/** Keys for programs that read one's own listings, and for widgets on sites. */
export function ApiKeysPage() {
  const { t } = useTranslation('auth');
  const [made, setMade] = useState<MadeApiKey>();
  const isListed = !useApiKeys().isPending;
  return (
    <Page
      title={t('apiKeys.title')}
      lead={t('apiKeys.lead', { max: API_KEY.keys })}
      eyebrow={<BackLink href={routes.security}>{t('security.title')}</BackLink>}
      width="read"
    >
      {made ? <MadeKey key={made.id} made={made} /> : null}
      <KeyList />
      {isListed ? (
        // The list above would move it.
        <>
          <KeyForm onMade={setMade} />
          <Text size="sm">
            <Anchor href="/api/docs/#/api%20keys" target="_blank" rel="noopener">
              {t('apiKeys.docs')}
            </Anchor>
          </Text>
        </>
      ) : null}
    </Page>
  );
}
