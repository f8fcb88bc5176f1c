import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, useNavigate, useParams, useSearchParams } from '@handover/shared/router';
import { Button, EmptyState, Page } from '@handover/shared/ui';
import { BackLink } from '@handover/shared/ui-extra';
import { useState } from 'react';
import { LoiForm } from '../features/loi/form/loi-form.tsx';
import { usePartyName } from '../hooks/use-party-name.ts';
import { can, openCounter, pendingLetter } from '../rules/deal-state.ts';
import { DealLoader } from './deal-loader.tsx';

/** The buyer writes a letter of intent, or the next version of the one that waits. What was typed is stored, so leaving asks nothing. */
export function DealLetterPage() {
  const id = Number(useParams().id);
  return (
    <DealLoader key={id} id={id} shape="form">
      {(deal) => <Letter deal={deal} />}
    </DealLoader>
  );
}

const modeOf = (deal: DealDetail) =>
  can(deal, 'update_loi') ? 'update' : can(deal, 'submit_loi') ? 'submit' : null;

function Letter({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const navigate = useNavigate();
  // Decided when it opens: what became impossible meanwhile is refused by the server, and what was typed is kept.
  const [mode] = useState(() => modeOf(deal));
  const [letter] = useState(() => (mode === 'update' ? pendingLetter(deal) : undefined));
  const [search] = useSearchParams();
  const [counter] = useState(() => (search.has('counter') ? openCounter(letter) : undefined));
  const back = routes.dealView(deal.id, { tab: 'loi' });
  return (
    <Page
      title={t(`loi.${mode ?? 'submit'}.title`)}
      eyebrow={<BackLink href={back}>{deal.project_title}</BackLink>}
      lead={mode ? t('loi.page.lead', { name: partyName(deal.other_party, 'alone') }) : undefined}
    >
      {mode ? (
        <LoiForm
          deal={deal}
          {...(letter && { letter })}
          {...(counter && { counter })}
          withSheet
          onDone={() => navigate(back, { replace: true })}
          onCancel={() => navigate(back)}
        />
      ) : (
        <EmptyState
          title={t('loi.page.closed')}
          text={t('loi.page.closedText')}
          action={
            <Button component={Link} to={back} variant="default">
              {t('edit.locked.back')}
            </Button>
          }
        />
      )}
    </Page>
  );
}
