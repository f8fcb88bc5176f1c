import { useTranslation } from '@handover/shared/i18n';
import { routes, useParams } from '@handover/shared/router';
import { BackLink, Page } from '@handover/shared/ui';
import { DealLead } from '../features/deal-head/deal-lead.tsx';
import { NextStepPanel } from '../features/deal-head/next-step-panel.tsx';
import { PhaseStepper } from '../features/deal-head/phase-stepper.tsx';
import { DealMenu } from '../features/deal-menu/deal-menu.tsx';
import { OneDeal } from '../parts/one-deal.tsx';
import { DealTabs } from './deal-tabs.tsx';

/** One deal: where it stands, what comes next, and everything of it in tabs. */
export function DealViewPage() {
  const { t } = useTranslation('deals');
  const id = Number(useParams().id);
  return (
    <OneDeal id={id}>
      {(deal) => (
        <Page
          title={deal.project_title}
          eyebrow={<BackLink href={routes.deals(deal.role)}>{t('list.title')}</BackLink>}
          lead={<DealLead deal={deal} />}
          actions={<DealMenu deal={deal} />}
        >
          <PhaseStepper deal={deal} />
          <NextStepPanel deal={deal} />
          <DealTabs deal={deal} />
        </Page>
      )}
    </OneDeal>
  );
}
