import type { DealDetail, RoomPage } from '@handover/shared/contract';
import { useRowFocus } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Group, LoadingBlock, QueryView } from '@handover/shared/ui';
import { useEffect, useRef } from 'react';
import { NoCompany } from '../../components/no-company.tsx';
import { usePartyName } from '../../hooks/use-party-name.ts';
import { useDataRoom } from '../../queries/data-room.query.ts';
import { useVisitRoom } from '../../queries/visit-room.mutation.ts';
import { mayAs } from '../../rules/acting.ts';
import { closedToBuyer } from '../../rules/deal-state.ts';
import { AddDocuments } from './add-documents.tsx';
import { RoomBidders } from './bidders/room-bidders.tsx';
import classes from './data-room.module.css';
import { DownloadAll } from './download-all.tsx';
import { NewFolder } from './folders/new-folder.tsx';
import { RoomIndex } from './room-index.tsx';
import { RoomLog } from './room-log.tsx';
import { RoomNews } from './room-news.tsx';
import { useRoomAddress } from './use-room-address.ts';
import { WatermarkButton } from './watermark/watermark-button.tsx';

/** The documents of a deal in one index. The seller adds, replaces and deletes them while the deal is active, and sees who has read them. */
export function DataRoom({ deal }: { deal: DealDetail }) {
  return deal.has_company ? <Room deal={deal} /> : <NoCompany deal={deal} />;
}

function Room({ deal }: { deal: DealDetail }) {
  const partyName = usePartyName();
  const { t } = useTranslation(['deals', 'inputs']);
  const address = useRoomAddress();
  const container = useRef<HTMLDivElement>(null);
  useRowFocus(container);
  const room = useDataRoom(deal.id, address.filter);
  useVisit(deal.id, address.isOpen);
  useLastPage(room.isPlaceholderData ? undefined : room.data, address.replacePage);
  const isSeller = deal.side === 'seller';
  const isAsBuyer = isSeller && address.isAsBuyer;
  const mayAdd = isSeller && deal.status === 'active' && mayAs(deal.acting_for, 'edit');
  const mayChange = mayAdd && !isAsBuyer;
  const name = partyName(deal.other_party);
  const openFolder = room.data?.folders.find(({ id }) => id === room.data.folder);
  return (
    <div ref={container} tabIndex={-1} className={classes.room}>
      <div className={classes.head}>
        <div className={classes.quiet}>
          <p className={classes.quiet}>{t(isAsBuyer ? 'dataRoom.as.told' : logNotice(deal), { name })}</p>
          {room.data?.watermark.is_on ? (
            <p className={classes.quiet}>{t(`watermark.told.${isAsBuyer ? 'buyer' : deal.side}`)}</p>
          ) : null}
        </div>
        <Group gap="sm">
          {isSeller ? (
            <Button
              variant="default"
              onClick={() => address.seeAs(isAsBuyer ? 'oneself' : 'buyer', room.data?.folder ?? null)}
            >
              {isAsBuyer ? t('dataRoom.as.back') : t('dataRoom.as.see', { name })}
            </Button>
          ) : null}
          {room.data && mayChange ? <NewFolder deal={deal} parent={openFolder} /> : null}
          {room.data && mayChange ? <WatermarkButton deal={deal} watermark={room.data.watermark} /> : null}
          {room.data && !isAsBuyer ? <DownloadAll deal={deal} groups={room.data.groups} /> : null}
        </Group>
      </div>
      <QueryView
        query={room}
        skeleton={<LoadingBlock variant="list" count={6} />}
        failedTitle={t('documents.loadFailed', { ns: 'inputs' })}
      >
        {(page) => (
          <>
            <RoomNews news={page.news} address={address} folder={page.folder} />
            <RoomIndex
              deal={isAsBuyer ? asBuyer(deal) : deal}
              page={page}
              address={address}
              mayChange={mayChange}
              hasOrder={isLong(page)}
              isStale={room.isPlaceholderData}
            />
          </>
        )}
      </QueryView>
      {mayAdd ? <AddDocuments deal={deal} page={room.data} isHidden={isAsBuyer} /> : null}
      {isSeller && !isAsBuyer ? (
        <>
          <RoomBidders deal={deal} />
          <RoomLog deal={deal} address={address} />
        </>
      ) : null}
    </div>
  );
}

/** The deal as the index of its buyer needs it. */
const asBuyer = (deal: DealDetail): DealDetail => ({ ...deal, side: 'buyer' });

/** The notice that reading is logged. The buyer of a closed deal can no longer read. */
function logNotice(deal: DealDetail) {
  if (deal.side === 'buyer' && deal.other_party.is_former) return 'dataRoom.logged.former';
  const isBefore = deal.status === 'cancelled' || closedToBuyer(deal) !== null;
  return `dataRoom.${isBefore ? 'loggedBefore' : 'logged'}.${deal.side}` as const;
}

/** Whether the list is so long that it gets an order. */
const isLong = ({ groups }: RoomPage) => groups.reduce((sum, { count }) => sum + (count ?? 0), 0) > 5;

/** Where the page that is shown is emptied, by whomever, the last one that is left takes its place. */
function useLastPage(room: RoomPage | undefined, replacePage: (page: number) => void) {
  const last = room && room.current_page > room.pages_count ? room.pages_count : undefined;
  useEffect(() => {
    if (last !== undefined) replacePage(last);
  }, [last, replacePage]);
}

/** Notes that the user is in the data room, each time they open it. */
function useVisit(dealId: number, isOpen: boolean) {
  const { mutate } = useVisitRoom();
  useEffect(() => {
    if (isOpen) mutate(dealId);
  }, [isOpen, dealId, mutate]);
}
