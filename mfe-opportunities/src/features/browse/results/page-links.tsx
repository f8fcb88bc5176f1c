import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link, useSearchParams } from '@handover/shared/router';
import classes from './results.module.css';

interface PageLinksProps {
  /** Counted from 1. */
  page: number;
  pages: number;
}

/** Links to the pages beside this one, for readers without scripts. */
export function PageLinks({ page, pages }: PageLinksProps) {
  const { t } = useTranslation('opportunities');
  const { number } = useFormat();
  const [query] = useSearchParams();
  const to = (target: number) => {
    const next = new URLSearchParams(query);
    if (target === 1) next.delete('page');
    else next.set('page', String(target));
    return `?${next}`;
  };
  if (pages < 2 && page === 1) return null;
  return (
    <nav className={classes.pages} aria-label={t('results.pages')}>
      {page > 1 ? (
        <Link to={to(Math.min(page - 1, pages))} rel="prev">
          {t('results.previousPage')}
        </Link>
      ) : null}
      <span>{t('results.pageOf', { page: number(page), pages: number(pages) })}</span>
      {page < pages ? (
        <Link to={to(page + 1)} rel="next">
          {t('results.nextPage')}
        </Link>
      ) : null}
    </nav>
  );
}
