import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { get, post, type Routes } from '../../http/route.ts';
import { createDownload, downloadRoom } from './handlers/download-room.ts';
import { previewChange } from './handlers/preview-change.ts';
import { readBidders } from './handlers/read-bidders.ts';
import { exportLog, readLog } from './handlers/read-log.ts';
import { readRoom } from './handlers/read-room.ts';
import { searchRoom } from './handlers/search-room.ts';
import { setDefaultRights } from './handlers/set-listing-rights.ts';
import { setRights } from './handlers/set-rights.ts';
import { setWatermark } from './handlers/set-watermark.ts';
import { visitRoom } from './handlers/visit-room.ts';

const one = { params: schemas.idParamsSchema, access: 'signed-in' } as const;

export const dataRoomRoutes: Routes = {
  readDataRoom: get(paths.dataRoom(':id'), {
    onBehalf: { about: 'deal', needs: 'read' },
    ...one,
    summary: 'List the documents of a deal',
    description:
      'Lists the documents that are open to the viewer, as far as their rights go, and what opens the other groups. With `as`, the seller sees what the buyer does; with `new`, the buyer what has come since their last visit. The parties may and, on record, staff.',
    errors: ['deal.not_found'],
    query: schemas.roomQuerySchema,
    response: schemas.roomPageSchema,
    handler: readRoom,
  }),
  setDocumentRights: post(paths.setDocumentRights(':id'), {
    onBehalf: { about: 'deal', needs: 'edit' },
    ...one,
    summary: 'Set what the buyer of a deal may do with documents and folders',
    description:
      'Hides documents from the buyer of this deal, shows their names alone, lets them be read here or also downloaded, early or from a day on. What is set for a folder holds for what is in it, unless that has rights of its own. With `also_in`, the same is set in other deals of the listing. The seller may.',
    errors: [
      'deal.not_found',
      'deal.staff_read_only',
      'deal.wrong_status',
      'deal.no_company',
      'file.owner_only',
      'file.not_found',
      'folder.not_found',
    ],
    body: schemas.roomRightsBodySchema,
    response: schemas.roomRightsSetSchema,
    handler: setRights,
  }),
  previewRoomChange: post(paths.previewRoomChange(':id'), {
    onBehalf: { about: 'deal', needs: 'edit' },
    ...one,
    summary: 'Tell what a change of the data room would open and close',
    description:
      'Tells which documents the buyer could read more or less of if rights were set, or documents or folders moved or removed; and which keep wider rights of their own than a folder has. Nothing is changed. The seller may.',
    errors: [
      'deal.not_found',
      'deal.staff_read_only',
      'deal.wrong_status',
      'deal.no_company',
      'file.owner_only',
      'file.not_found',
      'folder.not_found',
      'folder.in_itself',
      'folder.name_taken',
      'folder.other_group',
      'folder.too_deep',
    ],
    body: schemas.roomChangeSchema,
    response: schemas.roomEffectSchema,
    handler: previewChange,
  }),
  setWatermark: post(paths.setWatermark(':id'), {
    onBehalf: { about: 'deal', needs: 'edit' },
    ...one,
    summary: 'Set whether documents of a deal carry a watermark',
    description:
      'With a watermark, each pdf that somebody else than the seller opens or downloads has their name, the day and the title of the deal on each page. One that is protected or damaged can’t carry it, and is withheld from the buyer; other documents are given without. With `also_in`, the same is set in other deals of the listing; its next deal begins as the newest has it. The seller may.',
    errors: [
      'deal.not_found',
      'deal.staff_read_only',
      'deal.wrong_status',
      'deal.no_company',
      'file.owner_only',
    ],
    body: schemas.watermarkBodySchema,
    status: 204,
    handler: setWatermark,
  }),
  searchDataRoom: get(paths.searchDataRoom(':id'), {
    onBehalf: { about: 'deal', needs: 'read' },
    ...one,
    summary: 'Search the text of the documents of a deal',
    description:
      'Finds words, "phrases" and -exceptions in English and French, whatever their accents and endings, in those documents whose content the viewer may open now; with `as`, the seller searches as the buyer does. Tells how many of these have no text, or are not read yet. The parties may and, on record, staff.',
    errors: ['deal.not_found'],
    query: schemas.roomSearchQuerySchema,
    response: schemas.roomSearchPageSchema,
    handler: searchRoom,
  }),
  setListingDocumentRights: post(paths.setListingRights(':id'), {
    onBehalf: { about: 'opportunity', needs: 'edit' },
    ...one,
    summary: 'Set what buyers may do with documents of a listing',
    description:
      'Sets the same for the deals to come, and for those open deals in which the seller has set nothing else. The owner may.',
    errors: [
      'opportunity.not_found',
      'opportunity.sold',
      'opportunity.unlisted',
      'file.owner_only',
      'file.not_found',
    ],
    body: schemas.documentRightsBodySchema,
    status: 204,
    handler: setDefaultRights,
  }),
  readBidders: get(paths.roomBidders(':id'), {
    onBehalf: { about: 'deal', needs: 'read' },
    ...one,
    summary: 'List the buyers of a listing, with what they have read',
    description:
      'Tells of this deal and the others of the listing when each buyer was last in the data room, and how many documents they have read, questions asked and letters sent. The seller may and, on record, staff; an adviser of the seller sees the deals in which they act.',
    errors: ['deal.not_found', 'file.log_owner_only'],
    response: schemas.biddersSchema,
    handler: readBidders,
  }),
  visitDataRoom: post(paths.visitDataRoom(':id'), {
    onBehalf: { about: 'deal', needs: 'read' },
    ...one,
    summary: 'Note a visit of the data room',
    description:
      'What is opened after it is new at the next visit. Visits within half an hour are one. The parties may.',
    errors: ['deal.not_found', 'deal.staff_read_only'],
    status: 204,
    handler: visitRoom,
  }),
  readDataRoomLog: get(paths.dataRoomLog(':id'), {
    onBehalf: { about: 'deal', needs: 'read' },
    ...one,
    summary: 'List who has read the documents of a deal',
    description:
      'Lists each view and download by others, the latest first. The seller may and, on record, staff.',
    errors: ['deal.not_found', 'file.log_owner_only'],
    query: schemas.roomLogQuerySchema,
    response: schemas.roomLogPageSchema,
    handler: readLog,
  }),
  createDataRoomDownload: post(paths.createDataRoomDownload(':id'), {
    onBehalf: { about: 'deal', needs: 'read' },
    ...one,
    summary: 'Ask for a download of all documents of a deal',
    description:
      'Gives a link by which the browser downloads all documents that the viewer may read: once, within two minutes, while the session lives.',
    errors: ['deal.not_found', 'file.not_disclosed'],
    response: schemas.roomDownloadSchema,
    handler: createDownload,
  }),
  downloadDataRoom: get(paths.dataRoomDownload, {
    access: 'guest',
    summary: 'Download all documents of a deal',
    description:
      'Streams the zip of a link; each document is recorded as downloaded. 404 once the link is used, too old, or the access has ended.',
    errors: ['file.not_found', 'file.lost', 'storage.unreadable'],
    query: schemas.roomDownloadQuerySchema,
    handler: downloadRoom,
  }),
  exportDataRoomLog: get(paths.exportDataRoomLog(':id'), {
    onBehalf: { about: 'deal', needs: 'read' },
    ...one,
    summary: 'Download the log of the data room',
    description:
      'Gives all views and downloads by others as an Excel workbook. The seller may and, on record, staff.',
    errors: ['deal.not_found', 'file.log_owner_only'],
    handler: exportLog,
  }),
};
