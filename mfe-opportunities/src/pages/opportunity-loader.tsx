import type { Opportunity } from '@handover/shared/contract';
import { isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Anchor, EmptyState, Page, QueryView } from '@handover/shared/ui';
import { BackLink, RecordSkeleton } from '@handover/shared/ui-extra';
import type { ReactNode } from 'react';
import { useOpportunity } from '../queries/opportunity.query.ts';

interface OpportunityLoaderProps {
  id: number;
  /** Loads the public data, whoever the viewer is. */
  asStranger?: boolean;
  /** The way back leads to the user's own opportunities. */
  isOwn?: boolean;
  /** The page holds what is typed, which stays where the opportunity was withdrawn meanwhile. */
  isForm?: boolean;
  /** Shown instead of the skeleton of a record's page. */
  skeleton?: ReactNode;
  children: (opportunity: Opportunity) => ReactNode;
}

/** Loads an opportunity for a page, with its loading, not-found and error states. */
export function OpportunityLoader(props: OpportunityLoaderProps) {
  const { id, asStranger = false, isOwn = false, isForm = false, skeleton, children } = props;
  const { t } = useTranslation('opportunities');
  const [list, listTitle] = isOwn
    ? [routes.opps(), t('myOpportunities.title')]
    : [routes.opportunities(), t('view.notFound.back')];
  const eyebrow = <BackLink href={list}>{listTitle}</BackLink>;
  const back = (
    <Anchor component={Link} to={list}>
      {listTitle}
    </Anchor>
  );
  const query = useOpportunity(id, asStranger);
  // The data on the page is out of date.
  const isGone = !isForm && isHttpError(query.error) && query.error.status === 404;
  return (
    <QueryView
      query={isGone ? { ...query, data: undefined } : query}
      skeleton={skeleton ?? <RecordSkeleton label={t('view.loading')} />}
      notFound={
        <Page title={t('view.notFound.title')}>
          <EmptyState title={t('view.notFound.text')} action={back} />
        </Page>
      }
      frame={(failure) => (
        <Page title={t('view.failed')} eyebrow={eyebrow}>
          {failure}
        </Page>
      )}
    >
      {children}
    </QueryView>
  );
}
