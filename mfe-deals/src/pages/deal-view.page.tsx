import { isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { LoadError } from '@handover/shared/messages';
import { Link, routes, useParams } from '@handover/shared/router';
import { Anchor, BackLink, EmptyState, LoadingBlock, Page } from '@handover/shared/ui';
import { DealLead } from '../features/deal-head/deal-lead.tsx';
import { NextStepPanel } from '../features/deal-head/next-step-panel.tsx';
import { PhaseStepper } from '../features/deal-head/phase-stepper.tsx';
import { DealMenu } from '../features/deal-menu/deal-menu.tsx';
import { useDeal } from '../queries/deal.query.ts';
import { DealTabs } from './deal-tabs.tsx';

/** One deal: where it stands, what comes next, and everything of it in tabs. */
export function DealViewPage() {
  const { t } = useTranslation('deals');
  const id = Number(useParams().id);
  const { data: deal, error, isPending, refetch } = useDeal(id);

  if (isPending)
    return (
      <Page title={t('view.loading')} eyebrow={<BackLink href={routes.deals()}>{t('list.title')}</BackLink>}>
        <LoadingBlock variant="list" count={12} />
      </Page>
    );
  if (isHttpError(error) && error.status === 404)
    return (
      <Page title={t('view.missing.title')}>
        <EmptyState
          title={t('view.missing.text')}
          action={
            <Anchor component={Link} to={routes.deals()}>
              {t('view.back')}
            </Anchor>
          }
        />
      </Page>
    );
  if (deal === undefined)
    return (
      <Page title={t('list.title')}>
        <LoadError error={error} onRetry={() => refetch()} />
      </Page>
    );

  return (
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
  );
}
