import { useTranslation } from '@handover/shared/i18n';
import { type BrowseParams, PAGE_LENGTH } from '../../../api/browse.api.ts';
import { useBrowsePage } from '../../../queries/browse.query.ts';
import type { View } from '../use-browse-address.ts';
import { PageLinks } from './page-links.tsx';
import { ResultItem } from './result-item.tsx';
import classes from './results.module.css';
import list from './virtual-list.module.css';

interface PlainPageProps {
  params: BrowseParams;
  /** Counted from 1. */
  page: number;
  view: View;
}

/** One page of the list for readers without scripts. Rendered in `noscript`, on the server: a browser makes nothing of it. */
export function PlainPage({ params, page, view }: PlainPageProps) {
  const { t } = useTranslation('opportunities');
  const { data } = useBrowsePage(params, page);
  if (!data) return <p>{t('host.noScript.part', { ns: 'common' })}</p>;
  return (
    <>
      <ul
        aria-label={t(`results.list_${params.type}`)}
        className={`${list.list} ${classes.plain}`}
        data-view={view}
      >
        {data.results.map((opportunity) => (
          <li key={opportunity.id}>
            <ResultItem opportunity={opportunity} view={view} />
          </li>
        ))}
      </ul>
      <PageLinks page={page} pages={Math.ceil(data.count / PAGE_LENGTH)} />
    </>
  );
}
