import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { LoadingBlock, QueryView } from '@handover/shared/ui';
import { type KeptPlace, ListLimit, type PagedList, useKeptPlace } from '@handover/shared/ui-extra';
import { useRef, useState } from 'react';
import { type BrowseParams, PAGE_LENGTH } from '../../../api/browse.api.ts';
import { RowHeads } from '../../../components/teaser/row-heads.tsx';
import { type FilterChange, isFiltered } from '../filters/with-change.ts';
import type { View } from '../use-browse-address.ts';
import { FewResults } from './few-results.tsx';
import { NoResults } from './no-results.tsx';
import { PageLinks } from './page-links.tsx';
import { PlainPage } from './plain-page.tsx';
import { ResultItem } from './result-item.tsx';
import classes from './results.module.css';
import { useColumns } from './use-columns.ts';
import { VirtualList } from './virtual-list.tsx';

interface ResultsProps {
  params: BrowseParams;
  list: PagedList<Opportunity>;
  view: View;
  onChange: (change: FilterChange) => void;
}

/** The height of a card and of a row before they are measured. */
const HEIGHT = { cards: 320, rows: 70 };
/** Up to so many leave most of a page empty. */
const FEW = 3;
const GAP = { cards: 20, rows: 0 };

export function Results({ params, list, view, onChange }: ResultsProps) {
  const { t } = useTranslation('opportunities');
  const cardColumns = useColumns();
  const columns = view === 'cards' ? cardColumns : 1;
  const element = useRef<HTMLUListElement>(null);
  const heights = useRef((): KeptPlace['heights'] => []);
  const place = useKeptPlace({
    list: element,
    isReady: list.isComplete,
    heights: () => heights.current(),
  });
  // A list that learns its place only after the server's html was taken over is made anew, to open there.
  const [openedAt, setOpenedAt] = useState(place);
  if (place && place !== openedAt) setOpenedAt(place);
  // A page that is loaded again is as high as it was, so that it can be scrolled to where it was.
  const wanted =
    list.isComplete || list.pages === 1
      ? 0
      : Math.min(list.pages * PAGE_LENGTH, list.data?.count ?? Infinity);
  const rows = Math.ceil(wanted / columns);
  const minBlockSize = rows * (HEIGHT[view] + GAP[view]);

  const results = (
    <QueryView
      query={list}
      skeleton={
        <div style={{ minBlockSize }}>
          <LoadingBlock
            variant={view === 'cards' ? 'cards' : 'list'}
            count={6}
            label={t('results.loading')}
          />
        </div>
      }
      empty={<NoResults params={params} onChange={onChange} />}
    >
      {({ items, count }) => (
        <div
          className={classes.items}
          style={{ minBlockSize }}
          data-stale={list.isPlaceholderData || undefined}
        >
          {view === 'rows' ? <RowHeads type={params.type} /> : null}
          <VirtualList
            key={`${view} ${openedAt?.y}`}
            view={view}
            list={element}
            label={t(`results.list_${params.type}`)}
            items={items}
            total={count}
            columns={columns}
            height={HEIGHT[view]}
            gap={GAP[view]}
            place={place}
            isComplete={list.isComplete}
            heights={heights}
            onEnd={list.onEnd}
          >
            {(opportunity) => <ResultItem opportunity={opportunity} view={view} />}
          </VirtualList>
          <ListLimit list={list} />
          {count <= FEW && isFiltered(params) ? <FewResults params={params} onChange={onChange} /> : null}
        </div>
      )}
    </QueryView>
  );
  // If scripts are off, a page is the one that its address names; otherwise the list shows all pages up to it.
  const isFirst = list.pages === 1;
  return (
    <>
      <div data-needs-script={isFirst ? undefined : ''}>{results}</div>
      <noscript>
        {isFirst ? (
          <PageLinks page={1} pages={Math.ceil((list.data?.count ?? 0) / PAGE_LENGTH)} />
        ) : (
          <PlainPage params={params} page={list.pages} view={view} />
        )}
      </noscript>
    </>
  );
}
