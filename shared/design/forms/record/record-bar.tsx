import type { ReactNode } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import type { PrimitiveAtom } from '../../../kernel/store/index.ts';
import { useAtomValue } from '../../../kernel/store/index.ts';
import { useFormat } from '../../format/index.ts';
import type { SectionEntry } from '../form/form-sections.tsx';
import classes from './record-form.module.css';

interface RecordBarProps {
  draftSavedAtom: PrimitiveAtom<number | undefined>;
  sections: readonly SectionEntry[];
  /** What went wrong with the last save. */
  alert: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** The lower edge of a long form, always in sight: when the draft was stored, what is missing, the buttons. */
export const RecordBar = ({ draftSavedAtom, sections, alert, children }: RecordBarProps) => {
  const { t } = useTranslation('inputs');
  const missing = sections.filter(({ state }) => state === 'missing' || state === 'wrong');
  return (
    <div className={classes.bar}>
      {alert}
      <div className={classes.line}>
        <div className={classes.facts}>
          <DraftSaved draftSavedAtom={draftSavedAtom} />
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
    </div>
  );
};

/** Alone, so that the bar does not render with each change. */
function DraftSaved({ draftSavedAtom }: Pick<RecordBarProps, 'draftSavedAtom'>) {
  const { t } = useTranslation('inputs');
  const { date } = useFormat();
  const at = useAtomValue(draftSavedAtom);
  if (at === undefined) return null;
  return <span>{t('draftSaved', { time: date(new Date(at), 'time') })}</span>;
}
