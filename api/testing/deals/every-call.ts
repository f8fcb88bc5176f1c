import { paths } from '@handover/shared/contract';
import { readXlsx } from '../documents/read-xlsx.ts';
import { unzip } from '../documents/zip.ts';
import type { openRoom } from './data-room.ts';

type Room = Pick<Awaited<ReturnType<typeof openRoom>>, 'buyer' | 'dealId' | 'roomId'>;

const NAMES = ['Lease.pdf', 'Staff.pdf', 'Audit.pdf', '2024.pdf'];

/** Which documents of `roomWithRights` each call that tells of documents lets the buyer have. */
export async function everyCall({ buyer, dealId, roomId }: Room) {
  const in_ = (value: unknown) => NAMES.filter((name) => JSON.stringify(value).includes(name));
  const get = async (url: string) => (await buyer.get(url)).body;
  const link = await buyer.post(paths.createDataRoomDownload(dealId));
  const zip = link.status === 200 ? (await buyer.get(link.body.url)).raw : undefined;
  const sheet = await buyer.get(paths.exportTimeline(dealId));
  return {
    room: in_((await get(paths.dataRoom(dealId))).results),
    search: in_((await get(`${paths.dataRoom(dealId)}?search=pdf`)).results),
    collection: in_(await get(`/api/deal_opportunity_documents/?opportunity_id=${roomId}`)),
    deal: in_((await get(paths.deal(dealId))).documents),
    zip: zip ? in_([...unzip(zip).keys()].map((path) => path.split('/').at(-1)?.split(' ').at(-1))) : [],
    timeline: in_([await get(paths.dealTimeline(dealId)), readXlsx(sheet.raw)]),
  };
}
