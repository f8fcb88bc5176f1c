import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, useParams } from '@handover/shared/router';
import { Button, EmptyState, Page } from '@handover/shared/ui';
import { BackLink } from '@handover/shared/ui-extra';
import { useState } from 'react';
import { DealForm } from '../features/deal-form/deal-form.tsx';
import { editedPart, editLock } from '../rules/edit-lock.ts';
import { DealLoader } from './deal-loader.tsx';

/** The owner edits the copy of the opportunity that this deal shows, and of a mandate the seller the company. */
export function DealEditPage() {
  const id = Number(useParams().id);
  return (
    <DealLoader key={id} id={id} shape="form">
      {(deal) => <Edit deal={deal} />}
    </DealLoader>
  );
}

function Edit({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const { id, project_title: title } = deal;
  const lock = editLock(deal);
  const [wasEditable, setWasEditable] = useState(lock === null);
  if (lock === null && !wasEditable) setWasEditable(true);

  return (
    <Page
      title={t('edit.title')}
      eyebrow={<BackLink href={routes.dealView(id)}>{title}</BackLink>}
      lead={wasEditable ? t(editedPart(deal) === 'brought' ? 'edit.leadBrought' : 'edit.lead') : undefined}
    >
      {/* The form stays when the deal is paused meanwhile: the server refuses the save, and what was typed is kept. */}
      {wasEditable ? (
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
