import {
  acceptLoiBodySchema,
  declineLoiBodySchema,
  idParamsSchema,
  loiDocumentSchema,
  loiFieldsSchema,
  loiPatchSchema,
} from '@handover/shared/contract';
import { type Route, route } from '../../http/route.ts';
import { loiRule } from '../../storage/file-rule.ts';
import { acceptLetter, declineLetter, withdrawLetter } from './handlers/decide-letter.ts';
import { submitLetter, updateLetter } from './handlers/write-letter.ts';

const url = '/api/deal_loi_documents/';
const base = { access: 'signed-in', answer: loiDocumentSchema } as const;
const one = { ...base, params: idParamsSchema } as const;
const files = { file: loiRule };

export const loiDocumentRoutes: Route[] = [
  route({
    ...base,
    method: 'POST',
    url,
    summary: 'Submit a letter of intent',
    status: 201,
    files,
    body: loiFieldsSchema,
    handler: submitLetter,
  }),
  route({
    ...one,
    method: 'PATCH',
    url: `${url}:id/`,
    summary: 'A new version of an open letter',
    files,
    body: loiPatchSchema,
    handler: updateLetter,
  }),
  route({
    ...one,
    method: 'POST',
    url: `${url}:id/accept_and_set_exclusivity_period/`,
    summary: 'Accept a letter; exclusivity begins',
    body: acceptLoiBodySchema,
    handler: acceptLetter,
  }),
  route({
    ...one,
    method: 'POST',
    url: `${url}:id/decline/`,
    summary: 'Decline a letter',
    body: declineLoiBodySchema,
    handler: declineLetter,
  }),
  route({
    ...one,
    method: 'POST',
    url: `${url}:id/withdraw/`,
    summary: 'Withdraw a letter',
    handler: withdrawLetter,
  }),
];
