import type { ReactNode } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { Icon, Section } from '../../ui/index.ts';
import type { SectionState } from '../record/section-state.ts';
import classes from './form-sections.module.css';

export interface SectionEntry {
  id: string;
  title: string;
  state: SectionState;
}

const ICONS = {
  changed: 'pencil',
  done: 'check',
  missing: 'minus',
  optional: 'minus',
  saved: 'check',
  wrong: 'alert',
} as const;

/** A long form in sections, with a sidebar that shows their states and links to each `FormSection`. */
export const FormSections = ({ sections, children }: { sections: SectionEntry[]; children: ReactNode }) => {
  const { t } = useTranslation('inputs');
  return (
    <div className={classes.layout}>
      <nav className={classes.side} aria-label={t('sections')}>
        <ol>
          {sections.map(({ id, title, state }) => (
            <li key={id}>
              <a href={`#${id}`} className={classes.link} data-state={state}>
                <Icon name={ICONS[state]} size={16} />
                <span>
                  {title}
                  <span className={classes.hidden}>, </span>
                  <span className={classes.state}>{t(`section.${state}`)}</span>
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={classes.sections}>{children}</div>
    </div>
  );
};

export interface FormSectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

export const FormSection = ({ id, title, lead, children }: FormSectionProps) => (
  <Section id={id} title={title} lead={lead}>
    <div className={classes.fields}>{children}</div>
  </Section>
);
