import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, List, ListRow, Section } from '@handover/shared/ui';
import { Swatch } from '@handover/shared/ui-extra';
import { StateLabel } from '../../components/state-label.tsx';
import { stateOf } from '../../rules/opportunity-state.ts';
import { FirstSteps } from './first-steps.tsx';

const SHOWN = 5;

interface MineProps {
  mine: readonly Opportunity[];
  count: number;
}

/** Those that were rejected, then those under review. Requests to answer are among the moves in deals. */
export function Mine({ mine, count }: MineProps) {
  const { t } = useTranslation('opportunities');
  const inState = (state: string) => mine.filter((one) => stateOf(one) === state);
  const waiting = [...inState('rejected'), ...inState('review')].slice(0, SHOWN);
  const title = t('home.mine.title');
  if (count === 0) return <FirstSteps />;
  if (waiting.length === 0) return null;
  return (
    <Section title={title} actions={<Link to={routes.opps()}>{t('home.mine.all')}</Link>}>
      <List label={title}>
        {waiting.map((opportunity) => (
          <MineRow key={opportunity.id} opportunity={opportunity} />
        ))}
      </List>
    </Section>
  );
}

/** One that was rejected, with the reason and the way to correct it; one under review, with what happens next. */
function MineRow({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { id, project_title: title, own } = opportunity;
  const isRejected = stateOf(opportunity) === 'rejected';
  const action = t('ownerStep.correct');
  return (
    <ListRow
      leading={<Swatch of={opportunity} id={id} />}
      title={title}
      isProject
      href={routes.oppView(id)}
      text={isRejected ? own?.rejection_reason : t('home.mine.review')}
      trailing={
        <>
          <StateLabel opportunity={opportunity} />
          {isRejected ? (
            <Button
              component={Link}
              to={routes.oppEdit(id)}
              size="xs"
              variant="light"
              color="accent"
              aria-label={t('home.named', { action, title })}
            >
              {action}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
