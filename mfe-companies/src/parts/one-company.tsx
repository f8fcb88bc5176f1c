import type { Company } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { BackLink, LoadingBlock, Page, QueryView } from '@handover/shared/ui';
import type { ReactNode } from 'react';
import { useCompany } from '../queries/company.query.ts';

interface OneCompanyProps {
  id: number;
  children: (company: Company) => ReactNode;
}

/** Loads one for a page; until it is there, or where it is not (or not yours, which is the same), the page says so. */
export const OneCompany = ({ id, children }: OneCompanyProps) => {
  const { t } = useTranslation('companies');
  const eyebrow = <BackLink href={routes.companies()}>{t('list.title')}</BackLink>;
  return (
    <QueryView
      query={useCompany(id)}
      skeleton={<LoadingBlock variant="page" />}
      notFound={<Page title={t('load.missing')} eyebrow={eyebrow} lead={t('load.missingText')} />}
      frame={(failure) => (
        <Page title={t('view.title')} eyebrow={eyebrow}>
          {failure}
        </Page>
      )}
    >
      {children}
    </QueryView>
  );
};
