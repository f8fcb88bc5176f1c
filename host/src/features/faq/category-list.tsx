import type { Reference } from '@handover/shared/contract';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { Link, routes, withQuery } from '@handover/shared/router';
import classes from './faq.module.css';

interface CategoryListProps {
  categories: readonly Reference[];
  chosen: number | null;
  query: string;
  /** Number of matches in a category; in all for null. */
  count: (category: number | null) => number;
}

/** The categories, with the number of matches in each. */
export function CategoryList({ categories, chosen, query, count }: CategoryListProps) {
  const { t } = useTranslation('pages');
  const label = useLabel();
  const entry = (id: number | null, name: string) => (
    <li key={name}>
      <Link
        to={withQuery(routes.faq, { category: id, q: query })}
        preventScrollReset
        className={classes.category}
        aria-current={chosen === id ? 'true' : undefined}
      >
        {name} <span className={classes.count}>{count(id)}</span>
      </Link>
    </li>
  );
  return (
    <nav aria-label={t('faq.categories')}>
      <ul className={classes.categories}>
        {entry(null, t('faq.all'))}
        {categories.map((category) => entry(category.id, label(category)))}
      </ul>
    </nav>
  );
}
