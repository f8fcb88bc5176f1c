import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { LoadError } from '@handover/shared/messages';
import { Link, routes, useSearchParams } from '@handover/shared/router';
import { Button, EmptyState, LoadingBlock } from '@handover/shared/ui';
import { useMyCompanies } from '../../queries/my-opportunities.query.ts';
import { usePrivateData } from '../../queries/opportunity.query.ts';
import { sellSchema } from './opportunity.schema.ts';
import { OpportunityForm } from './opportunity-form.tsx';
import { SellFields } from './sell-fields.tsx';
import { sellBody, sellDefaults } from './sell-values.ts';

/** A sale is of one of one's companies; without one, that is the first thing to do. */
export function SellForm({ opportunity }: { opportunity?: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const [query] = useSearchParams();
  const companies = useMyCompanies(true);
  const secret = usePrivateData(opportunity?.id, opportunity !== undefined);
  const failed = companies.isError ? companies : secret;

  if (companies.isPending || (opportunity && secret.isPending))
    return <LoadingBlock variant="form" count={6} />;
  if (!companies.data || (opportunity && !secret.data))
    return <LoadError error={failed.error} onRetry={() => failed.refetch()} retrying={failed.isFetching} />;
  if (companies.data.results.length === 0)
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
  const company = companies.data.results.find(({ id }) => String(id) === query.get('company'));
  return (
    <OpportunityForm
      type="sell"
      opportunity={opportunity}
      schema={sellSchema()}
      defaultValues={sellDefaults({ opportunity, secret: secret.data, company })}
      toBody={sellBody}
    >
      <SellFields companies={companies.data.results} />
    </OpportunityForm>
  );
}
