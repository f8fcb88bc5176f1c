import { paths } from '@handover/shared/contract';
import {
  acceptLoiBodySchema,
  declineLoiBodySchema,
  idParamsSchema,
  loiDocumentSchema,
  loiFieldsSchema,
  loiPatchSchema,
} from '@handover/shared/contract/schemas';
import { patch, post, type Routes } from '../../http/route.ts';
import { loiRule } from '../../storage/file-rule.ts';
import { acceptLetter, declineLetter, withdrawLetter } from './handlers/decide-letter.ts';
import { submitLetter, updateLetter } from './handlers/write-letter.ts';

const base = { access: 'signed-in', response: loiDocumentSchema } as const;
const one = { ...base, params: idParamsSchema } as const;
/** Of every call that changes an open letter. */
const OPEN_LETTER_ERRORS = [
  'loi.not_found',
  'deal.staff_read_only',
  'deal.wrong_status',
  'deal.wrong_phase',
  'loi.none_open',
  'deal.other_side_only',
  'loi.not_open',
] as const;
const files = { file: loiRule };

export const loiDocumentRoutes: Routes = {
  submitLetter: post(paths.loiDocuments, {
    ...base,
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
  updateLetter: patch(paths.loiDocument(':id'), {
    ...one,
    summary: 'Update a letter of intent',
    description:
      'Replaces the file or the date of an open letter; the earlier version is kept. The buyer side may.',
    errors: OPEN_LETTER_ERRORS,
    files,
    body: loiPatchSchema,
    handler: updateLetter,
  }),
  acceptLetter: post(paths.acceptLoi(':id'), {
    ...one,
    summary: 'Accept a letter of intent',
    description:
      'Accepts an open letter: the exclusivity begins, and rival deals are paused. The seller side may.',
    errors: [...OPEN_LETTER_ERRORS, 'loi.accepted_exists'],
    body: acceptLoiBodySchema,
    handler: acceptLetter,
  }),
  declineLetter: post(paths.declineLoi(':id'), {
    ...one,
    summary: 'Decline a letter of intent',
    description: 'Declines an open letter with a reason. The seller side may.',
    errors: OPEN_LETTER_ERRORS,
    body: declineLoiBodySchema,
    handler: declineLetter,
  }),
  withdrawLetter: post(paths.withdrawLoi(':id'), {
    ...one,
    summary: 'Withdraw a letter of intent',
    description: 'Withdraws an open letter. The buyer side may.',
    errors: OPEN_LETTER_ERRORS,
    handler: withdrawLetter,
  }),
};
