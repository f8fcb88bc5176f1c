import { OPPORTUNITY_TYPES, type OpportunityType } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, Group } from '@handover/shared/ui';
import classes from './my-opportunities.module.css';

/** The two kinds of what can be published. `first` is what most come for, where there is nothing yet. */
export function CreateLinks({ first }: { first?: OpportunityType }) {
  const { t } = useTranslation('opportunities');
  return (
    <Group gap="sm" className={classes.create} justify={first ? 'center' : undefined}>
      {OPPORTUNITY_TYPES.map((type) => (
        <Button
          key={type}
          component={Link}
          to={routes.oppEdit('create', { type })}
          variant={type === first ? 'filled' : 'default'}
        >
          {t(`myOpportunities.create.${type}`)}
        </Button>
      ))}
    </Group>
  );
}
