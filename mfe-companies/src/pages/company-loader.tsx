import type { Company } from '@handover/shared/contract';
import { isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { EmptyState, LoadingBlock, Page, QueryView } from '@handover/shared/ui';
import { BackLink } from '@handover/shared/ui-extra';
import type { ReactNode } from 'react';
import { useCompany } from '../queries/company.query.ts';

interface CompanyLoaderProps {
  id: number;
  /** The page holds what is typed, which stays where the company can no longer be read. */
  isForm?: boolean;
  children: (company: Company) => ReactNode;
}

/** Loads a company for a page, with its loading, not-found and error states. Somebody else's company is not found. */
export const CompanyLoader = ({ id, isForm = false, children }: CompanyLoaderProps) => {
  const { t } = useTranslation('companies');
  const eyebrow = <BackLink href={routes.companies()}>{t('list.title')}</BackLink>;
  const query = useCompany(id);
  // An adviser is no longer let in.
  const isGone = !isForm && isHttpError(query.error) && query.error.status === 404;
  return (
    <QueryView
      query={isGone ? { ...query, data: undefined } : query}
      skeleton={<LoadingBlock variant="page" />}
      notFound={
        <Page title={t('notFound.title')} eyebrow={eyebrow}>
          <EmptyState title={t('notFound.text')} />
        </Page>
      }
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
