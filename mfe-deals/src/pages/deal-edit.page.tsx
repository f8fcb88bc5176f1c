import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, useParams } from '@handover/shared/router';
import { BackLink, Button, EmptyState, Page } from '@handover/shared/ui';
import { useState } from 'react';
import { DealForm } from '../features/deal-form/deal-form.tsx';
import { OneDeal } from '../parts/one-deal.tsx';
import { editLock } from '../rules/edit-lock.ts';

/** The owner corrects what a deal shows of the business. */
export function DealEditPage() {
  const id = Number(useParams().id);
  return (
    <OneDeal key={id} id={id}>
      {(deal) => <Edit deal={deal} />}
    </OneDeal>
  );
}

function Edit({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const { id, project_title: title, private_data: secret } = deal;
  const lock = editLock(deal);
  const [opened, setOpened] = useState(lock === null);
  if (lock === null && !opened) setOpened(true);

  return (
    <Page
      title={t('edit.title')}
      eyebrow={<BackLink href={routes.dealView(id)}>{title}</BackLink>}
      lead={opened ? t('edit.lead') : undefined}
    >
      {/* Once it is open it stays: when the deal is paused meanwhile, the server says so and what was typed is kept. */}
      {opened && secret ? (
        <DealForm deal={deal} />
      ) : (
        <EmptyState
          title={t(`edit.locked.${lock ?? 'requester'}.title`)}
          text={t(`edit.locked.${lock ?? 'requester'}.text`)}
          action={
            <Button component={Link} to={routes.dealView(id)} variant="default">
              {t('edit.locked.back')}
            </Button>
          }
        />
      )}
    </Page>
  );
}
