import { useTranslation } from '@handover/shared/i18n';
import { useCurrentUser } from '@handover/shared/session';
import { Page } from '@handover/shared/ui';
import { createElement } from 'react';

export function VisitsPage() {
  const { t } = useTranslation('visits');
  const { data: user } = useCurrentUser();
  return createElement(
    Page,
    { title: t('title') },
    user && createElement('p', null, t('greeting', { name: user.first_name })),
  );
}
