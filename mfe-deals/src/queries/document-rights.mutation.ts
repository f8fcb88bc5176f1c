import type { RoomRightsBody, RoomRightsSet } from '@handover/shared/contract';
import type { ModalProps } from '@handover/shared/modals';
import { setDocumentRights, setListingRights } from '../api/data-room.api.ts';
import { useDealMutation } from './deal.mutation.ts';

/** Sets the rights of documents and folders of a deal, or of documents of a listing. */
export const useSetRights = (of: ModalProps<'document-rights'>['of']) =>
  useDealMutation(async (http, body: RoomRightsBody): Promise<RoomRightsSet> => {
    if ('dealId' in of) return setDocumentRights(http, of.dealId, body);
    const { access, file_ids = [], opens_early, opens_on } = body;
    // Of a listing nothing is inherited.
    await setListingRights(http, of.opportunityId, {
      access: access ?? 'download',
      file_ids,
      opens_early,
      opens_on,
    });
    return { missing: [] };
  });
