import { useTranslation } from '@handover/shared/i18n';
import { useCurrentUser } from '@handover/shared/session';
import { Page } from '@handover/shared/ui';
import { useState } from 'react';
import styles from './valuations.module.css';

export function ValuationsPage() {
  const { t } = useTranslation('valuations');
  const { data: user } = useCurrentUser();
  const [count, setCount] = useState(0);
  return (
    <Page title={t('title')}>
      {user && <p>{t('greeting', { name: user.first_name })}</p>}
      <button type="button" className={styles.count} onClick={() => setCount(count + 1)}>
        {t('count')}: {count}
      </button>
    </Page>
  );
}
