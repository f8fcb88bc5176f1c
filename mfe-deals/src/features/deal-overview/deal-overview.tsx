import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { OrgChart } from '@handover/shared/org-chart';
import { Box, Section, TextSection } from '@handover/shared/ui';
import { useState } from 'react';
import { CompanyFacts } from './company-facts.tsx';
import { DealFacts } from './deal-facts.tsx';
import classes from './deal-overview.module.css';
import { DealStory } from './deal-story.tsx';
import { Offices } from './offices.tsx';
import { YearlyFigures } from './yearly-figures.tsx';

/** How the deal stands; below it the business, which its owner knows: to them it is folded. */
export function DealOverview({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const [isOpen, setOpen] = useState(false);
  const { role, type_of_opportunity: context } = deal;
  return (
    <>
      <DealStory deal={deal} />
      {role === 'owner' ? (
        <details className={classes.listing} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{t('overview.listing.owner')}</summary>
          {isOpen ? <Listing deal={deal} /> : null}
        </details>
      ) : (
        <>
          <h2 className={classes.listingTitle}>{t('overview.listing.requester', { context })}</h2>
          <Listing deal={deal} />
        </>
      )}
    </>
  );
}

/** The copy of the opportunity as the deal shows it: its figures first. */
function Listing({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const { opportunity, private_data: privateData } = deal;
  const texts = [
    ['activity', opportunity.activity],
    ['unique_selling_proposition', opportunity.unique_selling_proposition],
    ['reason_for_sale', opportunity.reason_for_sale],
    ['preferred_description', opportunity.preferred_description],
    ['financial', privateData?.financial],
    ['operational_kpi', privateData?.operational_kpi],
    ['ownership_structure', privateData?.ownership_structure],
  ] as const;

  return (
    <>
      <Box mb="xl">
        <DealFacts opportunity={opportunity} />
      </Box>
      {opportunity.type_of_opportunity === 'sell' ? (
        <Section title={t('overview.company')}>
          {privateData ? (
            <>
              <CompanyFacts company={privateData} />
              <Offices offices={privateData.offices} />
            </>
          ) : (
            <p>{t(deal.status === 'paused' ? 'overview.closed.paused' : 'overview.closed.over')}</p>
          )}
        </Section>
      ) : null}
      {privateData ? <YearlyFigures revenues={privateData.revenues} /> : null}
      {texts.map(([name, text]) => (
        <TextSection key={name} title={t(`overview.text.${name}`)} text={text} />
      ))}
      {privateData?.organizational_chart?.nodes.length ? (
        <Section title={t('overview.organisation')}>
          <OrgChart chart={privateData.organizational_chart} label={t('overview.organisation')} />
        </Section>
      ) : null}
    </>
  );
}
