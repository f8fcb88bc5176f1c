import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { get, post, type Routes } from '../../http/route.ts';
import { createDossier, downloadDossier } from './handlers/download-dossier.ts';

export const dossierRoutes: Routes = {
  createDossier: post(paths.createDossier(':id'), {
    onBehalf: { about: 'deal', needs: 'read' },
    access: 'signed-in',
    params: schemas.idParamsSchema,
    summary: 'Ask for the dossier of a completed deal',
    description:
      'Gives a link by which the browser downloads what the viewer keeps of a completed deal: once, within two minutes, while the session lives. Both sides may.',
    errors: ['deal.not_found', 'deal.staff_read_only', 'deal.wrong_status'],
    response: schemas.roomDownloadSchema,
    handler: createDossier,
  }),
  downloadDossier: get(paths.dossierDownload, {
    access: 'guest',
    summary: 'Download the dossier of a completed deal',
    description:
      'Streams a zip with timeline, letters, agreement of secrecy, questions, due-diligence list, closing list, index, signed documents, agreed and signed agreements and data room, for the owner of the data room with its log, and a manifest with the hash of each file. 404 once the link is used or too old, or the access has ended.',
    errors: ['file.not_found', 'file.lost', 'storage.unreadable', 'server.busy'],
    query: schemas.roomDownloadQuerySchema,
    handler: downloadDossier,
  }),
};
