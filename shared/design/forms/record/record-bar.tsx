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
  /** Nothing is stored yet: what is missing is known a moment later, and its line is kept free. */
  isNew: boolean;
  /** The buttons. */
  children: ReactNode;
}

/** The lower edge of a long form, always in sight: what is known of the draft, what is wrong or missing, the buttons. */
export const RecordBar = ({ sections, alert, isNew, children }: RecordBarProps) => {
  const { t } = useTranslation('inputs');
  return (
    <BottomBar className={classes.bar}>
      {alert}
      <div className={classes.line}>
        <div className={classes.facts} data-new={isNew || undefined}>
          <DraftLines withSaved />
          <Sections text={t('stillWrong')} of={sections.filter(({ state }) => state === 'wrong')} />
          <Sections text={t('stillMissing')} of={sections.filter(({ state }) => state === 'missing')} />
        </div>
        <div className={classes.buttons}>{children}</div>
      </div>
    </BottomBar>
  );
};

/** Links to these sections, if there are any; to the first field that one of them lacks. On a phone their number, which leads to the first. */
function Sections({ text, of }: { text: string; of: readonly SectionEntry[] }) {
  const { t } = useTranslation('inputs');
  const { setFocus } = useFormContext();
  const [first] = of;
  if (!first) return null;
  const link = ({ id, lacking }: SectionEntry, label: string) => (
    <a
      href={`#${id}`}
      onClick={(event) => {
        if (focusField(setFocus, lacking?.[0], id)) event.preventDefault();
      }}
    >
      {label}
    </a>
  );
  return (
    <span>
      {text} <span className={classes.count}>{link(first, t('sectionCount', { count: of.length }))}</span>
      <span className={classes.names}>
        {of.map((section, index) => (
          <span key={section.id}>
            {index > 0 ? ', ' : ''}
            {link(section, section.title)}
            <Lacking of={section.lacking} text="lacking.inSection" title={section.title} />
          </span>
        ))}
      </span>
    </span>
  );
}
