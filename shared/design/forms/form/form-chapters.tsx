import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { Icon, Section } from '../../ui/index.ts';
import { type ChapterFacts, chapterState } from './chapter-state.ts';
import classes from './form-chapters.module.css';

/** A chapter in the list at the side: its fields, and whether it is done. */
export interface ChapterEntry extends ChapterFacts {
  id: string;
  title: string;
}

const ICONS = { done: 'check', missing: 'minus', optional: 'minus', wrong: 'alert' } as const;

/** A long form as chapters, with the state of each at the side; each entry leads to its `FormChapter`. */
export const FormChapters = ({ chapters, children }: { chapters: ChapterEntry[]; children: ReactNode }) => {
  const { t } = useTranslation('inputs');
  const { errors } = useFormContext().formState;
  return (
    <div className={classes.layout}>
      <nav className={classes.side} aria-label={t('chapters')}>
        <ol>
          {chapters.map((chapter) => {
            const state = chapterState(chapter, errors);
            return (
              <li key={chapter.id}>
                <a href={`#${chapter.id}`} className={classes.link} data-state={state}>
                  <Icon name={ICONS[state]} size={16} />
                  <span>
                    {chapter.title}
                    <span className={classes.hidden}>, </span>
                    <span className={classes.state}>{t(`chapter.${state}`)}</span>
                  </span>
                </a>
              </li>
            );
          })}
        </ol>
      </nav>
      <div className={classes.chapters}>{children}</div>
    </div>
  );
};

export interface FormChapterProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Fields that belong together, under a heading that the list at the side leads to. */
export const FormChapter = ({ id, title, lead, children }: FormChapterProps) => (
  <Section id={id} title={title} lead={lead}>
    <div className={classes.fields}>{children}</div>
  </Section>
);
