import type { OpportunityType } from '@handover/shared/contract';
import { useFormContext, useWatch } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Status } from '@handover/shared/ui';
import { chapterState, chaptersOf } from './chapters.ts';
import classes from './opportunity-form.module.css';

const kinds = { done: 'open', missing: 'waiting', optional: 'closed', wrong: 'danger' } as const;

/** The chapters with their state at the side; each leads to its place. */
export function ChapterList({ type }: { type: OpportunityType }) {
  const { t } = useTranslation('opportunities');
  const { control, formState } = useFormContext();
  const values: Record<string, unknown> = useWatch({ control });
  return (
    <nav aria-label={t('form.chapters')} className={classes.list}>
      <ol>
        {chaptersOf[type].map((chapter) => {
          const state = chapterState(chapter, values, formState.errors);
          return (
            <li key={chapter.id}>
              <a href={`#${chapter.id}`}>{t(`form.chapter.${chapter.id}`)}</a>
              <Status kind={kinds[state]} variant="text">
                {t(`form.state.${state}`)}
              </Status>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
