import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { Button } from '../../ui/index.ts';
import classes from '../fields/fields.module.css';
import type { ChoiceHelp } from './use-choice-help.ts';

/** Helps who does not know their sector. */
export const HelpMeChoose = ({ help, disabled }: { help: ChoiceHelp; disabled?: boolean }) => {
  const { t } = useTranslation('inputs');
  const notice = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  const { isChosen } = help;
  useEffect(() => {
    if (!isChosen || !isAsked.current) return;
    isAsked.current = false;
    // The button had the focus, and is gone.
    if (document.activeElement === document.body) notice.current?.focus();
  }, [isChosen]);
  const choose = () => {
    isAsked.current = true;
    help.choose();
  };
  return (
    <div ref={notice} role="status" tabIndex={-1} className={classes.help}>
      {isChosen ? (
        t('helpMeChoose.chosen')
      ) : disabled || !help.isEmpty ? null : (
        <Button variant="subtle" size="compact-sm" loading={help.isPending} onClick={choose}>
          {t('helpMeChoose.action')}
        </Button>
      )}
    </div>
  );
};
