import { useFormContext } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Icon, Section } from '@handover/shared/ui';
import type { ReactNode } from 'react';
import classes from './form-chapters.module.css';

export interface Chapter {
  id: string;
  title: string;
  lead?: string;
  /** Names of its fields: an error in one of them is an error of the chapter. */
  fields: readonly string[];
  done: boolean;
  content: ReactNode;
}

const ICONS = { done: 'check', missing: 'minus', wrong: 'alert' } as const;

/** A long form as chapters, with the state of each at the side. */
export const FormChapters = ({ chapters, children }: { chapters: Chapter[]; children: ReactNode }) => {
  const { t } = useTranslation('companies');
  const { errors } = useFormContext().formState;
  const stateOf = ({ fields, done }: Chapter) =>
    fields.some((field) => errors[field]) ? 'wrong' : done ? 'done' : 'missing';
  return (
    <div className={classes.layout}>
      <nav className={classes.side} aria-label={t('form.chapters')}>
        <ol>
          {chapters.map((chapter) => {
            const state = stateOf(chapter);
            return (
              <li key={chapter.id}>
                <a href={`#${chapter.id}`} className={classes.link} data-state={state}>
                  <Icon name={ICONS[state]} size={16} />
                  {chapter.title}
                  <span className={classes.hidden}>, {t(`form.state.${state}`)}</span>
                </a>
              </li>
            );
          })}
        </ol>
      </nav>
      <div className={classes.chapters}>
        {chapters.map(({ id, title, lead, content }) => (
          <Section key={id} id={id} title={title} lead={lead}>
            <div className={classes.fields}>{content}</div>
          </Section>
        ))}
        {children}
      </div>
    </div>
  );
};
