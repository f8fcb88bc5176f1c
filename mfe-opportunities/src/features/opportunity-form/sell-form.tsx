import type { Opportunity, PrivateData } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { joinQueries, type ShownQuery } from '@handover/shared/query';
import { Link, routes, useSearchParams } from '@handover/shared/router';
import { Button, EmptyState, LoadingBlock, QueryView } from '@handover/shared/ui';
import { useMyCompanies } from '../../queries/my-opportunities.query.ts';
import { usePrivateData } from '../../queries/opportunity.query.ts';
import { sellSchema } from './opportunity.schema.ts';
import { OpportunityForm } from './opportunity-form.tsx';
import { SellFields } from './sell-fields.tsx';
import { offer } from './sell-values.ts';

/** A sale is of one of one's companies; without one, that is the first thing to do. */
export function SellForm({ opportunity }: { opportunity?: Opportunity }) {
  const [query] = useSearchParams();
  const stored = usePrivateData(opportunity?.id, opportunity !== undefined);
  // A new one has no confidential part yet.
  const confidential: ShownQuery<PrivateData | null> = opportunity ? stored : { ...stored, data: null };

  return (
    <QueryView
      query={joinQueries(useMyCompanies(true), confidential)}
      skeleton={<LoadingBlock variant="form" count={6} />}
    >
      {([{ results: companies }, privateData]) => {
        if (companies.length === 0) return <NoCompany />;
        const company = companies.find(({ id }) => String(id) === query.get('company'));
        return (
          <OpportunityForm
            kind={offer}
            opportunity={opportunity}
            stored={offer.toStored({ opportunity, privateData, company })}
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
