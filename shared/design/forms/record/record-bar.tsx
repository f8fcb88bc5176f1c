import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { BottomBar } from '../../ui-extra/index.ts';
import { DraftLines } from '../form/drafts/draft-lines.tsx';
import { Lacking } from '../form/errors/lacking.tsx';
import type { SectionEntry } from '../form/sections/form-sections.tsx';
import { focusField } from './focus-section.ts';
import classes from './record-form.module.css';

interface RecordBarProps {
  sections: readonly SectionEntry[];
  /** The problem of the last save. */
  alert: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** The lower edge of a long form, always in sight: what is known of the draft, what is wrong or missing, the buttons. */
export const RecordBar = ({ sections, alert, children }: RecordBarProps) => {
  const { t } = useTranslation('inputs');
  return (
    <BottomBar className={classes.bar}>
      {alert}
      <div className={classes.line}>
        <div className={classes.facts}>
          <DraftLines withSaved />
          <Sections text={t('stillWrong')} of={sections.filter(({ state }) => state === 'wrong')} />
          <Sections text={t('stillMissing')} of={sections.filter(({ state }) => state === 'missing')} />
        </div>
        <div className={classes.buttons}>{children}</div>
      </div>
    </BottomBar>
  );
};

/** Links to these sections, if there are any; to the first field that one of them lacks. */
function Sections({ text, of }: { text: string; of: readonly SectionEntry[] }) {
  const { setFocus } = useFormContext();
  if (of.length === 0) return null;
  return (
    <span>
      {text}{' '}
      {of.map(({ id, title, lacking }, index) => (
        <span key={id}>
          {index > 0 ? ', ' : ''}
          <a
            href={`#${id}`}
            onClick={(event) => {
              if (focusField(setFocus, lacking?.[0], id)) event.preventDefault();
            }}
          >
            {title}
          </a>
          <Lacking of={lacking} text="lacking.inSection" title={title} />
        </span>
      ))}
    </span>
  );
}
