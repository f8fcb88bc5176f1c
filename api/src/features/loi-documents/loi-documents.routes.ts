import {
  acceptLoiBodySchema,
  declineLoiBodySchema,
  idParamsSchema,
  loiDocumentSchema,
  loiFieldsSchema,
  loiPatchSchema,
  paths,
} from '@handover/shared/contract';
import { type Route, route } from '../../http/route.ts';
import { loiRule } from '../../storage/file-rule.ts';
import { acceptLetter, declineLetter, withdrawLetter } from './handlers/decide-letter.ts';
import { submitLetter, updateLetter } from './handlers/write-letter.ts';

const base = { access: 'signed-in', answer: loiDocumentSchema } as const;
const one = { ...base, params: idParamsSchema } as const;
const files = { file: loiRule };

export const loiDocumentRoutes: Route[] = [
  route({
    ...base,
    method: 'POST',
    url: paths.loiDocuments,
    operationId: 'submitLetter',
    summary: 'Submit a letter of intent',
    description: 'Sends a letter of intent with its file, in the first phase of a deal. The buyer side may.',
    errors: [
      'deal.not_found',
      'deal.staff_read_only',
      'deal.wrong_status',
      'deal.wrong_phase',
      'deal.other_side_only',
      'loi.open_exists',
    ],
    status: 201,
    files,
    body: loiFieldsSchema,
    handler: submitLetter,
  }),
  route({
    ...one,
    method: 'PATCH',
    url: paths.loiDocument(':id'),
    operationId: 'updateLetter',
    summary: 'Update a letter of intent',
    description:
      'Replaces the file or the date of an open letter; the earlier version is kept. The buyer side may.',
    errors: [
      'loi.not_found',
      'deal.staff_read_only',
      'deal.wrong_status',
      'deal.wrong_phase',
      'loi.none_open',
      'deal.other_side_only',
      'loi.not_open',
    ],
    files,
    body: loiPatchSchema,
    handler: updateLetter,
  }),
  route({
    ...one,
    method: 'POST',
    url: paths.acceptLoi(':id'),
    operationId: 'acceptLetter',
    summary: 'Accept a letter of intent',
    description:
      'Accepts an open letter: the exclusivity begins, and rival deals are paused. The seller side may.',
    errors: [
      'loi.not_found',
      'deal.staff_read_only',
      'deal.wrong_status',
      'deal.wrong_phase',
      'loi.none_open',
      'deal.other_side_only',
      'loi.not_open',
      'loi.accepted_exists',
    ],
    body: acceptLoiBodySchema,
    handler: acceptLetter,
  }),
  route({
    ...one,
    method: 'POST',
    url: paths.declineLoi(':id'),
    operationId: 'declineLetter',
    summary: 'Decline a letter of intent',
    description: 'Declines an open letter with a reason. The seller side may.',
    errors: [
      'loi.not_found',
      'deal.staff_read_only',
      'deal.wrong_status',
      'deal.wrong_phase',
      'loi.none_open',
      'deal.other_side_only',
      'loi.not_open',
    ],
    body: declineLoiBodySchema,
    handler: declineLetter,
  }),
  route({
    ...one,
    method: 'POST',
    url: paths.withdrawLoi(':id'),
    operationId: 'withdrawLetter',
    summary: 'Withdraw a letter of intent',
    description: 'Withdraws an open letter. The buyer side may.',
    errors: [
      'loi.not_found',
      'deal.staff_read_only',
      'deal.wrong_status',
      'deal.wrong_phase',
      'loi.none_open',
      'deal.other_side_only',
      'loi.not_open',
    ],
    handler: withdrawLetter,
  }),
];
