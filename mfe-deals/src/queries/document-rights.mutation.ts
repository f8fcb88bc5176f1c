import type { DocumentRightsBody } from '@handover/shared/contract';
import type { ModalProps } from '@handover/shared/modals';
import { setDocumentRights, setListingRights } from '../api/data-room.api.ts';
import { useDealMutation } from './deal.mutation.ts';

/** Sets the rights of documents of a deal, or of a listing. */
export const useSetRights = (of: ModalProps<'document-rights'>['of']) =>
  useDealMutation((http, body: DocumentRightsBody) =>
    'dealId' in of
      ? setDocumentRights(http, of.dealId, body)
      : setListingRights(http, of.opportunityId, body),
  );
