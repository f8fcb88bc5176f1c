import type { Opportunity, OpportunityType } from '@handover/shared/contract';
import { useNewRecord } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Navigate, routes, useParams, useSearchParams } from '@handover/shared/router';
import { LoadingBlock, Page } from '@handover/shared/ui';
import { ActingForLine, BackLink, useActingDelegation } from '@handover/shared/ui-extra';
import { useCallback, useState } from 'react';
import { BuyForm } from '../features/opportunity-form/buy-form.tsx';
import type { OnStored } from '../features/opportunity-form/opportunity-form.tsx';
import { SellForm } from '../features/opportunity-form/sell-form.tsx';
import { mayEdit } from '../rules/acting.ts';
import { OpportunityLoader } from './opportunity-loader.tsx';

const forms = { sell: SellForm, buy: BuyForm };

type Created = Parameters<OnStored>[0];

export function OpportunityEditPage() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const type = query.get('type') === 'buy' ? 'buy' : 'sell';
  const { id: delegation } = useActingDelegation();
  const addressOf = useCallback(
    (stored: number) => routes.oppEdit(stored, { type, acting_for: delegation }),
    [type, delegation],
  );
  const { isNew, key, ...creation } = useNewRecord<Created>(addressOf);
  if (isNew) return <Create key={`${key}-${type}`} type={type} {...creation} />;
  return <Edit key={id} id={Number(id)} />;
}

interface CreateProps {
  type: OpportunityType;
  /**
   * The record, once it is stored, if only in part. The page is then an edit page; the form stays, with the parts
   * that are still to be saved.
   */
  stored: Created | undefined;
  onStored: OnStored;
}

function Create({ type, stored, onStored }: CreateProps) {
  const { t } = useTranslation('opportunities');
  const { id: delegation, actingFor } = useActingDelegation();
  const Form = forms[type];
  return (
    <Page
      title={t(stored ? 'form.title.edit' : `form.title.${type}`)}
      eyebrow={
        stored ? (
          <BackLink href={routes.oppView(stored.id)}>{stored.title}</BackLink>
        ) : (
          <BackLink href={routes.opps({ type, acting_for: delegation })}>
            {t(delegation ? 'myOpportunities.titleOfOthers' : 'myOpportunities.title')}
          </BackLink>
        )
      }
      lead={stored ? undefined : t(`form.lead.${type}`)}
    >
      <ActingForLine actingFor={actingFor} />
      <Form onStored={onStored} delegation={delegation} />
    </Page>
  );
}

function Edit({ id }: { id: number }) {
  const { t } = useTranslation('opportunities');
  return (
    <OpportunityLoader
      id={id}
      isOwn
      isForm
      skeleton={<LoadingBlock variant="page" label={t('view.loading')} />}
    >
      {(opportunity) => <Stored key={id} opportunity={opportunity} />}
    </OpportunityLoader>
  );
}

function Stored({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const {
    id,
    request_access_status: access,
    validated,
    project_title,
    type_of_opportunity: type,
  } = opportunity;
  // Whose right ends meanwhile keeps what is typed; saving says why it is refused.
  const [mayBegin] = useState(() => mayEdit(opportunity));
  if (access.status !== 'owner') return <Navigate to={routes.opportunity(id)} replace />;
  if (!mayBegin) return <Navigate to={routes.oppView(id)} replace />;
  const Form = forms[type];
  return (
    <Page
      title={t('form.title.edit')}
      eyebrow={<BackLink href={routes.oppView(id)}>{project_title}</BackLink>}
      lead={validated ? t('form.lead.published') : undefined}
    >
      <ActingForLine actingFor={opportunity.acting_for} />
      <Form opportunity={opportunity} />
    </Page>
  );
}
