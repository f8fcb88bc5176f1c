import { useTranslation } from '@handover/shared/i18n';
import { routes, useParams } from '@handover/shared/router';
import { BackLink, Page } from '@handover/shared/ui';
import { DealLead } from '../features/deal-header/deal-lead.tsx';
import { NextStepPanel } from '../features/deal-header/next-step-panel.tsx';
import { PhaseStepper } from '../features/deal-header/phase-stepper.tsx';
import { DealMenu } from '../features/deal-menu/deal-menu.tsx';
import { DealLoader } from './deal-loader.tsx';
import { DealTabs } from './deal-tabs.tsx';

/** One deal: its state, its next step, and the rest in tabs. */
export function DealViewPage() {
  const { t } = useTranslation('deals');
  const id = Number(useParams().id);
  return (
    <DealLoader id={id}>
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
    </DealLoader>
  );
}
