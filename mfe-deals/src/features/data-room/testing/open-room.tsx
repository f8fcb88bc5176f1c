import type { DealDetail, RoomPage, RoomRead } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen } from '@testing-library/react';
import { buildDeal } from '../../../testing/build-deal.ts';
import { buildBidder, buildEffect } from '../../../testing/build-room.ts';
import { renderDeals } from '../../../testing/render-deals.tsx';
import { DataRoom } from '../data-room.tsx';

export const ROOM = '/api/deals/7/data_room/';
export const requester = buildDeal({ role: 'requester' });
export const owner = buildDeal({ role: 'owner', side: 'seller' });
const all = { is_open: true, is_disclosed: false, count: 0, size: 0 };
export const toOwner = { annual: all, general_ledger: all };

export function openRoom(
  deal: DealDetail,
  page: RoomPage,
  reads: RoomRead[] = [],
  query = '',
  language: 'en' | 'fr' = 'en',
) {
  const http = fakeHttp()
    .on('get', ROOM, { body: page })
    .on('post', `${ROOM}visit/`, { status: 204 })
    .on('post', `${ROOM}preview_change/`, { body: buildEffect() })
    .on('get', `${ROOM}bidders/`, { body: { bidders: [buildBidder()] } })
    .on('get', `${ROOM}log/`, { body: buildPaged(reads) });
  const at = { route: `/user-deals/view/7?tab=data-room${query}`, path: '/user-deals/view/:id' };
  return { http, ...renderDeals(<DataRoom deal={deal} />, { http, ...at, language }) };
}
export const rowOf = async (name: string) => {
  const cell = await screen.findByRole('rowheader', { name: new RegExp(name) });
  return cell.closest('tr') as HTMLTableRowElement;
};
export const callsTo = (http: ReturnType<typeof fakeHttp>, method: string, path: string) =>
  http.calls.filter((call) => call.method === method && call.path === path);
