import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, EmptyState, List, LoadingBlock, QueryView } from '@handover/shared/ui';
import { ListLimit, useKeptPlace } from '@handover/shared/ui-extra';
import { useRef } from 'react';
import { useMyOpportunities } from '../../queries/my-opportunities.query.ts';
import { groupByNeed } from './group-by-need.ts';
import { type MyFilters, STATES } from './my-filters.ts';
import classes from './my-opportunities.module.css';
import { MyOpportunityRow } from './my-opportunity-row.tsx';

/** The user's opportunities, those that need an answer first. */
export function MyOpportunityList({ acting_for, type, state }: MyFilters) {
  const { t } = useTranslation('opportunities');
  const query = useMyOpportunities({ acting_for, type, ...(state && STATES[state]) });
  const list = useRef<HTMLDivElement>(null);
  useKeptPlace({ list, isReady: query.isComplete });
  return (
    <QueryView
      query={query}
      skeleton={<LoadingBlock variant="rows" count={6} label={t('myOpportunities.loading')} />}
      empty={
        state || acting_for ? (
          <EmptyState title={t('myOpportunities.emptyState')} />
        ) : (
          <NoOpportunities type={type} />
        )
      }
    >
      {({ items }) => (
        <div ref={list} className={classes.groups}>
          <Groups type={type} opportunities={items} />
          <ListLimit list={query} />
        </div>
      )}
    </QueryView>
  );
}

interface GroupsProps extends Pick<MyFilters, 'type'> {
  opportunities: readonly Opportunity[];
}

/** The list begins with those that need an answer: the group of them is whole as soon as another one follows. */
function Groups({ type, opportunities }: GroupsProps) {
  const { t } = useTranslation('opportunities');
  const { waiting, others } = groupByNeed(opportunities);
  if (waiting.length === 0) return <Rows label={t(`myOpportunities.type.${type}`)} rows={others} />;
  return (
    <>
      <Group title={t('myOpportunities.group.waiting')} rows={waiting} />
      {others.length > 0 ? <Group title={t('myOpportunities.group.others')} rows={others} /> : null}
    </>
  );
}

const Rows = ({ label, rows }: { label: string; rows: readonly Opportunity[] }) => (
  <List label={label}>
    {rows.map((opportunity, index) => (
      <MyOpportunityRow key={opportunity.id} opportunity={opportunity} isNext={index === 0} />
    ))}
  </List>
);

interface GroupProps {
  title: string;
  rows: readonly Opportunity[];
}

const Group = ({ title, rows }: GroupProps) => (
  <section className={classes.group}>
    <h2 className={classes.groupTitle}>{title}</h2>
    <Rows label={title} rows={rows} />
  </section>
);

function NoOpportunities({ type }: Pick<MyFilters, 'type'>) {
  const { t } = useTranslation('opportunities');
  return (
    <EmptyState
      title={t(`myOpportunities.empty.${type}.title`)}
      text={t(`myOpportunities.empty.${type}.text`)}
      action={
        <Button component={Link} to={routes.oppEdit('create', { type })}>
          {t(`myOpportunities.create.${type}`)}
        </Button>
      }
    />
  );
}
