import type { Reference } from '@handover/shared/contract';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { Link, routes, useLocation, withQuery } from '@handover/shared/router';
import { EmptyState, Section } from '@handover/shared/ui';
import { Question } from './question.tsx';
import type { FaqMatch } from './search-faq.ts';

interface AnswersProps {
  categories: readonly Reference[];
  found: readonly FaqMatch[];
  words: readonly string[];
  query: string;
  /** Number of matches in other categories. */
  elsewhere: number;
}

/** The matches, by category. */
export function Answers({ categories, found, words, query, elsewhere }: AnswersProps) {
  const { t } = useTranslation('pages');
  const label = useLabel();
  const { hash } = useLocation();
  if (found.length === 0) {
    const showAll = (
      <Link to={withQuery(routes.faq, { q: query })}>{t('faq.elsewhere', { count: elsewhere })}</Link>
    );
    const ask = <Link to={routes.contactUs}>{t('faq.ask.action')}</Link>;
    return (
      <EmptyState title={t('faq.none')} text={t('faq.noneText')} action={elsewhere > 0 ? showAll : ask} />
    );
  }
  return categories.map((category) => {
    const inside = found.filter((each) => each.category === category.id);
    if (inside.length === 0) return null;
    return (
      <Section key={category.id} title={label(category)}>
        {inside.map((each) => (
          <Question key={each.id} found={each} words={words} linked={hash === `#faq-${each.id}`} />
        ))}
      </Section>
    );
  });
}
