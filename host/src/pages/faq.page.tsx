import { inLanguage } from '@handover/shared/contract';
import { useLanguage, useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, LoadingBlock, Page, QueryView } from '@handover/shared/ui';
import { useMemo } from 'react';
import { Answers } from '../features/faq/answers.tsx';
import { CategoryList } from '../features/faq/category-list.tsx';
import classes from '../features/faq/faq.module.css';
import { FaqSearch } from '../features/faq/faq-search.tsx';
import { searchWords } from '../features/faq/fold-text.ts';
import { searchFaq } from '../features/faq/search-faq.ts';
import { useFaqFilters } from '../features/faq/use-faq-filters.ts';
import { useFaq } from '../queries/faq.query.ts';

/** Frequent questions by category, with a search. */
export function FaqPage() {
  const { t } = useTranslation('pages');
  const language = useLanguage();
  const faq = useFaq();
  const { query, category, typed, setTyped } = useFaqFilters();
  const words = useMemo(() => searchWords(typed), [typed]);
  const all = useMemo(
    () =>
      (faq.data?.questions ?? []).map((each) => ({
        id: each.id,
        category: each.category,
        question: inLanguage(each, 'question', language),
        answer: inLanguage(each, 'answer', language),
      })),
    [faq.data, language],
  );
  const matching = useMemo(() => searchFaq(all, words), [all, words]);
  const inCategory = (id: number | null) =>
    id === null ? matching : matching.filter((each) => each.category === id);
  const found = inCategory(category);
  const result =
    faq.data && words.length > 0 ? t('faq.found', { count: found.length, query: typed.trim() }) : '';
  return (
    <Page title={t('faq.title')} lead={t('faq.lead')}>
      <FaqSearch value={typed} onChange={setTyped} />
      <p role="status" className={classes.result}>
        {result}
      </p>
      <QueryView
        query={faq}
        skeleton={<LoadingBlock variant="list" count={8} label={t('faq.loading')} />}
        failedTitle={t('faq.failed')}
      >
        {({ categories }) => (
          <div className={classes.layout}>
            <CategoryList
              categories={categories}
              chosen={category}
              query={query}
              count={(id) => inCategory(id).length}
            />
            <div>
              <Answers
                categories={categories}
                found={found}
                words={words}
                query={query}
                elsewhere={matching.length - found.length}
              />
              <div className={classes.ask}>
                <h2>{t('faq.ask.title')}</h2>
                <p>{t('faq.ask.text')}</p>
                <Button component={Link} to={routes.contactUs} variant="default">
                  {t('faq.ask.action')}
                </Button>
              </div>
            </div>
          </div>
        )}
      </QueryView>
    </Page>
  );
}
