import type { PrivateData as Data, Opportunity } from '@handover/shared/contract';
import { FiguresChart } from '@handover/shared/figures';
import { useTranslation } from '@handover/shared/i18n';
import { OrgChart } from '@handover/shared/org-chart';
import { Button, Icon, LoadingBlock, QueryView, Section, Text, TextSection } from '@handover/shared/ui';
import { CompanyContact } from '../../components/company-contact.tsx';
import { Confidential } from '../../components/confidential/confidential.tsx';
import { printConfidential } from '../../components/confidential/print-confidential.ts';
import { usePrivateData } from '../../queries/opportunity.query.ts';
import { filledIn, NAMES, yearsOf } from '../../rules/readiness.ts';
import classes from './private-data.module.css';

/** The private data, for the owner and for users who have a deal on the opportunity. */
export function PrivateData({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  return (
    <Confidential>
      <QueryView
        query={usePrivateData(opportunity.id)}
        skeleton={<LoadingBlock variant="facts" label={t('privateData.loading')} />}
      >
        {(data) => <PrivateSections data={data} opportunity={opportunity} />}
      </QueryView>
    </Confidential>
  );
}

function PrivateSections({ data, opportunity }: { data: Data; opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const [newest] = data.revenues;
  const { type_of_opportunity: type, request_access_status: access } = opportunity;
  // Its owner is spoken to; to all others it is the part of somebody else.
  const context = access.status === 'owner' ? undefined : type;
  if (data.owner.is_former)
    return (
      <Section title={t('privateData.title')}>
        <Text>{t('privateData.ownerGone')}</Text>
      </Section>
    );
  const print = (
    <Button variant="default" onClick={printConfidential}>
      {t('privateData.print')}
    </Button>
  );
  return (
    <div className={classes.part}>
      <Section title={t('privateData.title')} lead={t('privateData.lead', { context })} actions={print}>
        <CompanyContact company={data} />
      </Section>
      {type === 'sell' && access.status !== 'owner' ? (
        <Prepared data={data} opportunity={opportunity} />
      ) : null}
      {newest ? (
        <Section title={t('privateData.figures')}>
          <FiguresChart rows={data.revenues} currency={newest.currency} />
        </Section>
      ) : null}
      {(['financial', 'operational_kpi', 'ownership_structure'] as const).map((name) => (
        <TextSection key={name} title={t(`privateData.${name}`)} text={data[name]} />
      ))}
      {data.organizational_chart?.nodes.length ? (
        <Section title={t('privateData.organisation')}>
          <OrgChart chart={data.organizational_chart} label={t('privateData.organisation')} />
        </Section>
      ) : null}
    </div>
  );
}

/** Of what buyers ask for, that which the seller has filled in. Documents are listed in the deal, by what opens them. */
function Prepared({ data, opportunity }: { data: Data; opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { reason_for_sale, handover_months, largest_customer } = opportunity;
  const there = filledIn({
    ...{ reason_for_sale, handover_months, largest_customer },
    years: yearsOf(data.revenues),
    organizational_chart: data.organizational_chart,
  });
  if (there.length === 0) return null;
  return (
    <Section title={t('readiness.shown')}>
      <ul className={classes.prepared}>
        {there.map((asked) => (
          <li key={asked}>
            <Icon name="check" size={18} />
            {t(NAMES[asked])}
          </li>
        ))}
      </ul>
    </Section>
  );
}
