import type { FaqEntry, ListedName } from '@handover/shared/contract';
import { useLabel, useLanguage, useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { Text } from '@handover/shared/ui';
import { EntryGroup } from './entry-group.tsx';
import { EntryRow } from './entry-row.tsx';

interface FaqEntriesProps {
  categories: readonly ListedName[];
  entries: readonly FaqEntry[];
}

/** The questions by category, with the hidden ones. */
export function FaqEntries({ categories, entries }: FaqEntriesProps) {
  const { t } = useTranslation('auth');
  const label = useLabel();
  const isFrench = useLanguage() === 'fr';
  return categories.map((category) => {
    const inside = entries.filter((entry) => entry.category === category.id);
    const ids = inside.map(({ id }) => id);
    const name = label(category);
    const labels = {
      edit: t('lists.faq.editLabel', { name }),
      add: t('lists.faq.addLabel', { name }),
      addShort: t('lists.create.faq'),
      retired: t('lists.states.hidden'),
    };
    return (
      <EntryGroup
        key={category.id}
        list="faq_categories"
        ids={categories.map(({ id }) => id)}
        entry={category}
        add={routes.faqEntry('create', category.id)}
        labels={labels}
      >
        {inside.length === 0 ? (
          <Text c="dimmed">{t('lists.faq.none')}</Text>
        ) : (
          inside.map(({ id, question, question_fr, published }) => (
            <EntryRow
              key={id}
              list="faq"
              ids={ids}
              id={id}
              name={isFrench ? question_fr : question}
              other={isFrench ? question : question_fr}
              href={routes.faqEntry(id)}
              state={published ? undefined : t('lists.states.hidden')}
            />
          ))
        )}
      </EntryGroup>
    );
  });
}
