import {
  type Bidders,
  type DocumentRightsBody,
  type Paged,
  paths,
  type RoomChange,
  type RoomDownload,
  type RoomEffect,
  type RoomPage,
  type RoomRead,
  type RoomRightsBody,
  type RoomRightsSet,
  type RoomSearchPage,
  type WatermarkBody,
} from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

/** The part of the index that is shown. If `page` is absent, it is the page with the document `file`. */
export interface RoomFilter {
  search: string;
  ordering: string;
  page: number | undefined;
  file: number | undefined;
  /** The seller sees the room as the buyer does. */
  as: 'buyer' | undefined;
  /** Only what is new. */
  isNew: boolean;
  /** Only what lies in one place: a folder, or the top of the groups. */
  isTree: boolean;
  folder: number | undefined;
}
const PAGE_SIZE = 25;

export const fetchRoom = (
  http: HttpClient,
  dealId: number,
  { search, ordering, page, file, as, isNew, isTree, folder }: RoomFilter,
  signal: AbortSignal,
) =>
  http.get<RoomPage>(paths.dataRoom(dealId), {
    params: {
      search: search || undefined,
      ordering,
      page,
      file,
      as,
      new: isNew || undefined,
      tree: isTree || undefined,
      folder: isTree ? folder : undefined,
      page_size: PAGE_SIZE,
    },
    signal,
  });

/** For the buyer of this deal. */
export const setDocumentRights = (http: HttpClient, dealId: number, body: RoomRightsBody) =>
  http.post<RoomRightsSet>(paths.setDocumentRights(dealId), body);

/** What a change would open to the buyer of this deal, and close to them. Nothing is changed. */
export const previewRoomChange = (
  http: HttpClient,
  dealId: number,
  change: RoomChange,
  signal?: AbortSignal,
) => http.post<RoomEffect>(paths.previewRoomChange(dealId), change, { signal });

/** Whether documents carry the name of who reads them. */
export const setWatermark = (http: HttpClient, dealId: number, body: WatermarkBody) =>
  http.post(paths.setWatermark(dealId), body);

interface RoomSearch {
  search: string;
  /** The seller searches as the buyer does. */
  as: 'buyer' | undefined;
  page: number;
}
/** The documents whose text has what is searched for. */
export const searchRoom = (http: HttpClient, dealId: number, params: RoomSearch, signal: AbortSignal) =>
  http.get<RoomSearchPage>(paths.searchDataRoom(dealId), { params: { ...params, page_size: 10 }, signal });

/** The buyers of the listing of a deal, for its seller. */
export const fetchBidders = (http: HttpClient, dealId: number, signal: AbortSignal) =>
  http.get<Bidders>(paths.roomBidders(dealId), { signal });

/** Sets what all buyers of a listing may read. */
export const setListingRights = (http: HttpClient, opportunityId: number, body: DocumentRightsBody) =>
  http.post(paths.setListingRights(opportunityId), body);

export const visitRoom = (http: HttpClient, dealId: number) => http.post(paths.visitDataRoom(dealId));

/** The latest first; with `file`, of one document. */
export const fetchRoomLog = (
  http: HttpClient,
  dealId: number,
  file: number | undefined,
  page: number,
  signal: AbortSignal,
) => http.get<Paged<RoomRead>>(paths.dataRoomLog(dealId), { params: { file, page, page_size: 20 }, signal });

/** The link works once, for two minutes. */
export const createRoomDownload = (http: HttpClient, dealId: number) =>
  http.post<RoomDownload>(paths.createDataRoomDownload(dealId));

/** A link by which the browser downloads what the viewer keeps of a completed deal. */
export const createDossier = (http: HttpClient, dealId: number) =>
  http.post<RoomDownload>(paths.createDossier(dealId));
