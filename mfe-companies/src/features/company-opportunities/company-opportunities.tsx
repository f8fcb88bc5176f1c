import type { Company, Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { List, ListRow, LoadingBlock, QueryView, Status, type StatusKind, Text } from '@handover/shared/ui';
import { ListLimit, Swatch } from '@handover/shared/ui-extra';
import type { CSSProperties } from 'react';
import { SALES_PAGE_SIZE } from '../../api/opportunities.api.ts';
import { useCompanyOpportunities } from '../../queries/company-opportunities.query.ts';
import { allowsEdit, offerPlace } from '../../rules/acting.ts';
import classes from './company-opportunities.module.css';

const KINDS = {
  sold: 'closed',
  published: 'open',
  rejected: 'danger',
  review: 'waiting',
} as const satisfies Record<string, StatusKind>;
const stateOf = ({ sold, validated }: Opportunity): keyof typeof KINDS => {
  if (sold) return 'sold';
  if (validated === null) return 'review';
  return validated ? 'published' : 'rejected';
};

/** The opportunities made of a company, each with its state. */
export const CompanyOpportunities = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies');
  const query = useCompanyOpportunities(company);
  if (company.number_of_opportunities === 0)
    return (
      <>
        <Text>{t('view.noOpportunities')}</Text>
        {allowsEdit(company) && <Link to={offerPlace(company)}>{t('view.offer')}</Link>}
      </>
    );
  const shown = Math.min(company.number_of_opportunities, SALES_PAGE_SIZE);
  return (
    <div className={classes.sales} style={{ '--rows': shown } as CSSProperties}>
      <QueryView
        query={query}
        skeleton={<LoadingBlock variant="list" count={shown} />}
        failedTitle={t('view.opportunitiesFailed')}
        moreLabel={t('view.moreOpportunities')}
      >
        {({ items, count }) => (
          <>
            {items.length < count ? (
              <Text size="sm" role="status">
                {t('view.shownOpportunities', { shown: items.length, count })}
              </Text>
            ) : null}
            <List label={t('view.opportunities')}>
              {items.map((opportunity) => (
                <ListRow
                  key={opportunity.id}
                  leading={<Swatch of={opportunity} id={opportunity.id} />}
                  title={opportunity.project_title}
                  isProject
                  href={routes.oppView(opportunity.id)}
                  text={
                    <Status kind={KINDS[stateOf(opportunity)]} variant="text">
                      {t(`state.${stateOf(opportunity)}`)}
                    </Status>
                  }
                />
              ))}
            </List>
            <ListLimit list={query} />
          </>
        )}
      </QueryView>
    </div>
  );
};
