import type { DealDetail, RoomPage } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { ChosenActions } from './chosen-actions.tsx';
import room from './data-room.module.css';
import { RoomPath } from './folders/room-path.tsx';
import { useDragMove } from './folders/use-drag-move.ts';
import { RoomPages } from './room-pages.tsx';
import { RoomTools } from './room-tools.tsx';
import { RoomTable } from './table/room-table.tsx';
import { RoomHits } from './texts/room-hits.tsx';
import { useChosenDocuments } from './use-chosen-documents.ts';
import { useRemoveDocuments } from './use-remove-documents.ts';
import type { RoomAddress } from './use-room-address.ts';

interface RoomIndexProps {
  deal: DealDetail;
  page: RoomPage;
  address: RoomAddress;
  mayChange: boolean;
  /** There is an order to choose. */
  hasOrder: boolean;
  /** The next page is on its way. */
  isStale: boolean;
}

/** The folders and documents, with what is done with several of them. */
export function RoomIndex({ deal, page, address, mayChange, hasOrder, isStale }: RoomIndexProps) {
  const { t } = useTranslation('inputs');
  const { search } = address.filter;
  const { results, folders } = page;
  const maySearch = search !== '' || page.groups.some(({ count }) => (count ?? 0) > 0);
  const selection = useChosenDocuments(results);
  const { isPending, remove } = useRemoveDocuments(deal.deal_opportunity_id);
  const hasFolders = folders.length > 0;
  const drag = useDragMove(deal, mayChange && hasFolders, selection.chosen);
  const maySelect = mayChange && results.length > (hasFolders ? 0 : 1);
  return (
    <>
      {maySearch || maySelect ? (
        <div className={room.tools}>
          {maySearch ? <RoomTools address={address} folder={page.folder} hasOrder={hasOrder} /> : null}
          {maySelect ? (
            <ChosenActions
              deal={deal}
              selection={selection}
              shown={results}
              folders={folders}
              isPending={isPending}
              onRemove={remove}
            />
          ) : null}
        </div>
      ) : null}
      {hasFolders ? <RoomPath page={page} address={address} drag={drag} /> : null}
      <RoomTable
        deal={deal}
        page={page}
        address={address}
        mayChange={mayChange}
        selection={maySelect ? selection : undefined}
        drag={drag}
        isStale={isStale}
        onRemove={remove}
      />
      {results.length === 0 && search !== '' ? (
        <p className={room.quiet}>{t('documents.noMatch', { name: search })}</p>
      ) : null}
      {search === '' ? null : <RoomHits deal={deal} folders={folders} address={address} />}
      <RoomPages page={page} onPage={(number) => address.goTo(number, page.folder)} />
    </>
  );
}
