import type { Company } from '@handover/shared/contract';
import { DocumentGroups } from '@handover/shared/documents';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, useParams, withQuery } from '@handover/shared/router';
import { Button, Page, Section } from '@handover/shared/ui';
import { ActingForLine, BackLink } from '@handover/shared/ui-extra';
import { CompanyFacts } from '../features/company-facts/company-facts.tsx';
import { CompanyFigures } from '../features/company-facts/company-figures.tsx';
import { CompanyOffices } from '../features/company-facts/company-offices.tsx';
import { CompanyTexts } from '../features/company-facts/company-texts.tsx';
import { CompanyOpportunities } from '../features/company-opportunities/company-opportunities.tsx';
import { Completeness } from '../features/completeness/completeness.tsx';
import { RemoveCompany } from '../features/remove-company/remove-company.tsx';
import { allowsEdit, offerPlace } from '../rules/acting.ts';
import { CompanyLoader } from './company-loader.tsx';
import classes from './company-view.module.css';

export const CompanyViewPage = () => (
  <CompanyLoader id={Number(useParams().id) || 0}>
    {(company) => <CompanyView company={company} />}
  </CompanyLoader>
);

function CompanyView({ company }: { company: Company }) {
  const { t } = useTranslation('companies');
  const format = useFormat();
  const { acting_for: actingFor } = company;
  const mayEdit = allowsEdit(company);
  return (
    <Page
      title={company.name}
      eyebrow={
        <BackLink href={routes.companies({ acting_for: actingFor?.delegation_id })}>
          {t(actingFor ? 'list.titleOfOthers' : 'list.title')}
        </BackLink>
      }
      lead={t(actingFor ? 'view.registeredOn' : 'view.registered', { date: format.date(company.created_at) })}
      actions={
        <>
          {company.sold || !mayEdit ? null : (
            <Button component={Link} to={offerPlace(company)}>
              {t('view.offer')}
            </Button>
          )}
          {mayEdit ? (
            <Button component={Link} to={routes.companyEdit(company.id)} variant="default">
              {t('view.edit')}
            </Button>
          ) : null}
          {actingFor ? null : (
            <>
              <Button
                component={Link}
                to={withQuery(routes.advisers, { company: company.id })}
                variant="default"
              >
                {t('view.advisers')}
              </Button>
              <RemoveCompany company={company} />
            </>
          )}
        </>
      }
    >
      <ActingForLine actingFor={actingFor} />
      <div className={classes.top}>
        <Section title={t('view.facts')}>
          <CompanyFacts company={company} />
        </Section>
        <div className={classes.aside}>
          {company.sold || !mayEdit ? null : (
            <Section title={t('view.completeness')}>
              <Completeness company={company} />
            </Section>
          )}
          <Section title={t('view.opportunities')}>
            <CompanyOpportunities company={company} />
          </Section>
        </div>
      </div>
      <Section title={t('view.figures')}>
        <CompanyFigures company={company} />
      </Section>
      <Section
        title={t('view.documents')}
        lead={actingFor ? undefined : t('view.documentsHelp')}
        id="documents"
      >
        <DocumentGroups owner="company" ownerId={company.id} mayChange={mayEdit} />
      </Section>
      <CompanyTexts company={company} />
      <Section title={t('view.offices')}>
        <CompanyOffices company={company} />
      </Section>
    </Page>
  );
}
