import { useTranslation } from '@handover/shared/i18n';
import { ActionIcon, Icon } from '@handover/shared/ui';
import { VIEWS, type View } from '../use-browse-address.ts';
import classes from './results.module.css';

interface ViewSwitchProps {
  view: View;
  onView: (view: View) => void;
}

const ICONS = { cards: 'grid', rows: 'rows' } as const;

export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const { t } = useTranslation('opportunities');
  return (
    <fieldset className={classes.views}>
      <legend className={classes.legend}>{t('results.view')}</legend>
      {VIEWS.map((each) => (
        <ActionIcon
          key={each}
          variant={each === view ? 'light' : 'subtle'}
          aria-pressed={each === view}
          aria-label={t(`results.views.${each}`)}
          title={t(`results.views.${each}`)}
          onClick={() => onView(each)}
        >
          <Icon name={ICONS[each]} />
        </ActionIcon>
      ))}
    </fieldset>
  );
}
