import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../../../kernel/i18n/index.ts';
import { Icon, type IconName, Section } from '../../../ui/index.ts';
import type { SectionState } from '../../record/section-state.ts';
import { Lacking } from '../errors/lacking.tsx';
import classes from './form-sections.module.css';
import { useActiveSection } from './use-active-section.ts';

export interface SectionEntry {
  id: string;
  title: string;
  state: SectionState;
  /** The names of the fields that a section lacks in which something is filled in. */
  lacking?: readonly string[];
  /** The missing parts that are no fields, in words. */
  lacks?: readonly string[] | undefined;
}

/** The other states are circles: empty, half and full. */
const ICONS: Partial<Record<SectionState, IconName>> = {
  changed: 'pencil',
  done: 'check',
  saved: 'check',
  wrong: 'alert',
};

/**
 * A long form in sections, with a sidebar that shows their states and links to each `FormSection`. On a phone it is a line at the
 * upper edge, '2 of 6', which opens the list. With a single section there is nothing to choose, so only its fields are shown.
 */
export const FormSections = ({ sections, children }: { sections: SectionEntry[]; children: ReactNode }) => {
  const fields = <div className={classes.sections}>{children}</div>;
  if (sections.length < 2) return fields;
  return (
    <div className={classes.layout}>
      <Sidebar sections={sections} />
      {fields}
    </div>
  );
};

function Sidebar({ sections }: { sections: SectionEntry[] }) {
  const { t } = useTranslation('inputs');
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const active = useActiveSection(sections.map(({ id }) => id));
  const { title = '' } = sections[active] ?? {};
  return (
    <nav className={classes.side} aria-label={t('sections')}>
      <button
        type="button"
        className={classes.progress}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes.position}>
          {t('sectionOf', { number: active + 1, count: sections.length })}
        </span>
        <span className={classes.current}>{title}</span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      <ol id={list} data-open={isOpen || undefined}>
        {sections.map((section, index) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className={classes.link}
              data-state={section.state}
              aria-current={index === active ? 'location' : undefined}
              onClick={() => setOpen(false)}
            >
              <StateIcon state={section.state} />
              <span>
                {section.title}
                <span className={classes.hidden}>, </span>
                <span className={classes.state}>
                  <Lacking
                    of={section.lacking}
                    words={section.lacks}
                    text={`lacking.${section.state}`}
                    title={section.title}
                    fallback={t(`section.${section.state}`)}
                  />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StateIcon({ state }: { state: SectionState }) {
  const icon = ICONS[state];
  return icon ? <Icon name={icon} size={16} /> : <span aria-hidden="true" className={classes.circle} />;
}

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
