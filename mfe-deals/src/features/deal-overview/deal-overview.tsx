import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { OrgChart } from '@handover/shared/org-chart';
import { Box, Section, TextSection } from '@handover/shared/ui';
import { type ReactNode, useState } from 'react';
import { NoCompany } from '../../components/no-company.tsx';
import { usePartyName } from '../../hooks/use-party-name.ts';
import { CompanyFacts } from './company-facts.tsx';
import { DealFacts } from './deal-facts.tsx';
import classes from './deal-overview.module.css';
import { DealStory } from './deal-story.tsx';
import { Offices } from './offices.tsx';
import { YearlyFigures } from './yearly-figures.tsx';

/** How the deal stands; below it what it is about. What the viewer knows, as it is their own, is folded. */
export function DealOverview({ deal }: { deal: DealDetail }) {
  return (
    <>
      <DealStory deal={deal} />
      {deal.type_of_opportunity === 'sell' ? <Sale deal={deal} /> : <Mandate deal={deal} />}
    </>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.listing} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen ? children : null}
    </details>
  );
}

const Shown = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h2 className={classes.listingTitle}>{title}</h2>
    {children}
  </>
);

function Sale({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const Frame = deal.role === 'owner' ? Folded : Shown;
  return (
    <Frame title={t(`overview.listing.${deal.role}`)}>
      <Box mb="xl">
        <DealFacts opportunity={deal.opportunity} />
      </Box>
      <Business deal={deal} />
    </Frame>
  );
}

/** What the owner looks for, and the company that the seller brings. */
function Mandate({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const { role, side, opportunity, other_party: party } = deal;
  const title = t(`overview.brought.${side}`, { name: partyName(party) });
  const [Wanted, Brought] = role === 'owner' ? [Folded, Shown] : [Shown, Folded];
  const wanted = (
    <Wanted key="wanted" title={t(`overview.listing.${role}`, { context: 'buy' })}>
      <DealFacts opportunity={opportunity} />
      <TextSection
        title={t('overview.text.preferred_description')}
        text={opportunity.preferred_description}
      />
    </Wanted>
  );
  const brought = deal.has_company ? (
    <Brought key="brought" title={title}>
      <Business deal={deal} />
    </Brought>
  ) : (
    <NoCompany key="none" deal={deal} />
  );
  return role === 'owner' ? [brought, wanted] : [wanted, brought];
}

/** The business as the deal shows it, its figures first. */
function Business({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const { opportunity, private_data: privateData } = deal;
  const texts = [
    ['activity', opportunity.activity],
    ['unique_selling_proposition', opportunity.unique_selling_proposition],
    ['reason_for_sale', opportunity.reason_for_sale],
    ['financial', privateData?.financial],
    ['operational_kpi', privateData?.operational_kpi],
    ['ownership_structure', privateData?.ownership_structure],
  ] as const;

  return (
    <>
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
      <YearlyFigures deal={deal} />
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
