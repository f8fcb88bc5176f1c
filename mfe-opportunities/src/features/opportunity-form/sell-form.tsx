import type { Opportunity, PrivateData } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { combineQueries, type QueryResult } from '@handover/shared/query';
import { Link, routes, useSearchParams } from '@handover/shared/router';
import { Button, EmptyState, LoadingBlock, QueryView } from '@handover/shared/ui';
import { useMyCompanies } from '../../queries/my-opportunities.query.ts';
import { usePrivateData } from '../../queries/opportunity.query.ts';
import { sellSchema } from './opportunity.schema.ts';
import { OpportunityForm } from './opportunity-form.tsx';
import { SellFields } from './sell-fields.tsx';
import { sellKind } from './sell-kind.ts';

/** The user sells one of their companies; without one, they are sent to register one first. */
export function SellForm({ opportunity }: { opportunity?: Opportunity }) {
  const [query] = useSearchParams();
  const stored = usePrivateData(opportunity?.id);
  // A new opportunity has no private data yet.
  const privateData: QueryResult<PrivateData | null> = opportunity ? stored : { ...stored, data: null };

  return (
    <QueryView
      query={combineQueries(useMyCompanies(), privateData)}
      skeleton={<LoadingBlock variant="form" count={6} />}
    >
      {([{ results: companies }, data]) => {
        if (companies.length === 0) return <NoCompany />;
        const company = companies.find(({ id }) => String(id) === query.get('company'));
        return (
          <OpportunityForm
            kind={sellKind}
            opportunity={opportunity}
            stored={sellKind.toStored({ opportunity, privateData: data, company })}
            schema={sellSchema()}
          >
            <SellFields companies={companies} />
          </OpportunityForm>
        );
      }}
    </QueryView>
  );
}

function NoCompany() {
  const { t } = useTranslation('opportunities');
  return (
    <EmptyState
      title={t('form.noCompany.title')}
      text={t('form.noCompany.text')}
      action={
        <Button component={Link} to={routes.companyEdit('create')}>
          {t('form.noCompany.action')}
        </Button>
      }
    />
  );
}
