import type { ReactNode } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { BottomBar } from '../../ui-extra/index.ts';
import { DraftLines } from '../form/draft-lines.tsx';
import type { SectionEntry } from '../form/form-sections.tsx';
import classes from './record-form.module.css';

interface RecordBarProps {
  sections: readonly SectionEntry[];
  /** What went wrong with the last save. */
  alert: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** The lower edge of a long form, always in sight: what is known of the draft, what is missing, the buttons. */
export const RecordBar = ({ sections, alert, children }: RecordBarProps) => {
  const { t } = useTranslation('inputs');
  const missing = sections.filter(({ state }) => state === 'missing' || state === 'wrong');
  return (
    <BottomBar className={classes.bar}>
      {alert}
      <div className={classes.line}>
        <div className={classes.facts}>
          <DraftLines withSaved />
          {missing.length > 0 ? (
            <span>
              {t('stillMissing')}{' '}
              {missing.map(({ id, title }, index) => (
                <span key={id}>
                  {index > 0 ? ', ' : ''}
                  <a href={`#${id}`}>{title}</a>
                </span>
              ))}
            </span>
          ) : null}
        </div>
        <div className={classes.buttons}>{children}</div>
      </div>
    </BottomBar>
  );
};
