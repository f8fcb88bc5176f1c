import { useTranslation } from '@handover/shared/i18n';
import { routes, useParams } from '@handover/shared/router';
import { Page } from '@handover/shared/ui';
import { ActingForLine, BackLink } from '@handover/shared/ui-extra';
import { DealStatus } from '../features/deal-header/deal-status.tsx';
import { PhaseStepper } from '../features/deal-header/phase-stepper.tsx';
import { DealMenu } from '../features/deal-menu/deal-menu.tsx';
import { DealSide } from '../features/deal-side/deal-side.tsx';
import { DealLoader } from './deal-loader.tsx';
import { DealTabs } from './deal-tabs.tsx';
import classes from './deal-view.module.css';

/** One deal: its state in a low head, the rest in tabs, and beside them what comes next. */
export function DealViewPage() {
  const { t } = useTranslation('deals');
  const id = Number(useParams().id);
  return (
    <DealLoader id={id} shape="record">
      {(deal) => (
        <Page
          title={deal.project_title}
          eyebrow={
            <BackLink href={routes.deals(undefined, { acting_for: deal.acting_for?.delegation_id })}>
              {t('list.title')}
            </BackLink>
          }
          status={<DealStatus deal={deal} />}
          actions={<DealMenu deal={deal} />}
        >
          <ActingForLine actingFor={deal.acting_for} />
          <PhaseStepper deal={deal} />
          <div className={classes.columns}>
            {/* First on a phone: what comes next. */}
            <div className={classes.side}>
              <DealSide deal={deal} />
            </div>
            <div className={classes.content}>
              <DealTabs deal={deal} />
            </div>
          </div>
        </Page>
      )}
    </DealLoader>
  );
}
