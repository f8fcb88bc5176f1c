import { useLanguage, useTranslation } from '@handover/shared/i18n';
import { combineQueries } from '@handover/shared/query';
import { routes, useParams, useSearchParams } from '@handover/shared/router';
import { EmptyState, LoadingBlock, Page, QueryView } from '@handover/shared/ui';
import { BackLink } from '@handover/shared/ui-extra';
import { type ReactNode, useState } from 'react';
import { FaqForm } from '../features/house-lists/faq-form.tsx';
import { useFaqEntries, useNames } from '../queries/house-lists.query.ts';

/** A frequent question, or the form of a new one, for staff. */
export function FaqEntryPage() {
  const { id = '' } = useParams();
  return <OneEntry key={id} id={id} />;
}

function OneEntry({ id }: { id: string }) {
  const { t } = useTranslation('auth');
  const isFrench = useLanguage() === 'fr';
  const [search] = useSearchParams();
  const [category] = useState(search.get('category'));
  const query = combineQueries(useNames('faq_categories'), useFaqEntries());
  const framed = (content: ReactNode, title = t('lists.edit.faq')) => (
    <Page
      title={title}
      eyebrow={<BackLink href={routes.faqEntries}>{t('lists.faq.title')}</BackLink>}
      width="read"
    >
      {content}
    </Page>
  );
  return (
    <QueryView
      query={query}
      skeleton={framed(<LoadingBlock variant="form" />)}
      frame={(failure) => framed(failure)}
    >
      {([categories, entries]) => {
        const entry = entries.find((each) => String(each.id) === id);
        if (!entry && id !== 'create') return framed(<EmptyState title={t('lists.notFound')} />);
        const known = categories.some((each) => String(each.id) === category) ? category : null;
        const title = entry && (isFrench ? entry.question_fr : entry.question);
        return framed(
          <FaqForm entry={entry} categories={categories} category={known} />,
          title ?? t('lists.create.faq'),
        );
      }}
    </QueryView>
  );
}
