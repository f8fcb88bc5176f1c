import { useTranslation } from '../../../kernel/i18n/index.ts';
import { Button } from '../../ui/index.ts';
import classes from '../fields/fields.module.css';
import type { ChoiceHelp } from './use-choice-help.ts';

/** Below a field of sectors: for who does not know theirs. */
export const HelpMeChoose = ({ help, disabled }: { help: ChoiceHelp; disabled?: boolean }) => {
  const { t } = useTranslation('inputs');
  return (
    <div role="status" className={classes.help}>
      {help.isChosen ? (
        t('helpMeChoose.chosen')
      ) : disabled ? null : (
        <Button variant="subtle" size="compact-sm" loading={help.isPending} onClick={help.choose}>
          {t('helpMeChoose.action')}
        </Button>
      )}
    </div>
  );
};
