import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, Group } from '@handover/shared/ui';
import { focusTitle } from '@handover/shared/ui-extra';
import type { BrowseParams } from '../../../api/browse.api.ts';
import { countFilters, type FilterChange, withoutFilters } from '../filters/with-change.ts';
import classes from './results.module.css';

interface FewResultsProps {
  params: BrowseParams;
  onChange: (change: FilterChange) => void;
}

/** Stands below a search that finds little: how to find more, or to be found. */
export function FewResults({ params, onChange }: FewResultsProps) {
  const { t } = useTranslation('opportunities');
  const { type, ...filters } = params;
  const other = type === 'sell' ? 'buy' : 'sell';
  const clear = () => {
    focusTitle();
    onChange(withoutFilters(filters));
  };
  return (
    <div className={classes.few}>
      <p>{t(`few.text_${type}`)}</p>
      <Group gap="sm" data-needs-script="">
        <Button variant="default" onClick={clear}>
          {t(countFilters(filters) > 0 ? 'empty.noMatch.action' : 'empty.noFavorites.action')}
        </Button>
        <Button variant="default" component={Link} to={routes.oppEdit('create', { type: other })}>
          {t(`myOpportunities.create.${other}`)}
        </Button>
      </Group>
    </div>
  );
}
