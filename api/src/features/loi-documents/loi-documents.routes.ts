import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { get, patch, post, type Routes } from '../../http/route.ts';
import { loiRule } from '../../storage/file-rule.ts';
import { counterLetter, declineCounter } from './handlers/counter-letter.ts';
import { acceptLetter, declineLetter, withdrawLetter } from './handlers/decide-letter.ts';
import { readLetterPdf } from './handlers/read-letter-pdf.ts';
import { submitLetter, updateLetter } from './handlers/write-letter.ts';

const base = { access: 'signed-in', response: schemas.loiDocumentSchema } as const;
const one = { ...base, params: schemas.idParamsSchema } as const;
/** The errors of every call that changes an open letter. */
const OPEN_LETTER_ERRORS = [
  'loi.not_found',
  'deal.staff_read_only',
  'deal.wrong_status',
  'deal.wrong_phase',
  'loi.none_open',
  'deal.other_side_only',
  'loi.not_open',
  'record.changed',
] as const;
const files = { file: loiRule };

export const loiDocumentRoutes: Routes = {
  readLetterPdf: get(paths.loiPdf(':id'), {
    onBehalf: { about: 'letter', needs: 'read' },
    access: 'signed-in',
    params: schemas.idParamsSchema,
    query: schemas.loiPdfQuerySchema,
    summary: 'Read a letter of intent as a PDF',
    description:
      'Writes a version of a letter from its terms, with the names of both parties, in English or French. Both parties may while they may read the letter, and staff, on record.',
    errors: ['loi.not_found', 'loi.terms_incomplete'],
    handler: readLetterPdf,
  }),
  submitLetter: post(paths.loiDocuments, {
    ...base,
    summary: 'Submit a letter of intent',
    description:
      'Sends a letter of intent in the first phase of a deal: a file, with or without its terms beside it; without a file, the server writes it from the terms, which then have to be complete. The buyer side may.',
    errors: [
      'deal.not_found',
      'deal.staff_read_only',
      'deal.wrong_status',
      'deal.wrong_phase',
      'deal.other_side_only',
      'loi.open_exists',
      'loi.bid_date_passed',
      'loi.parts_exceed_price',
    ],
    status: 201,
    provenOnly: true,
    files,
    body: schemas.loiFieldsSchema,
    handler: submitLetter,
  }),
  updateLetter: patch(paths.loiDocument(':id'), {
    ...one,
    summary: 'Update a letter of intent',
    description:
      'Replaces the file, the date or terms of an open letter; what is not sent stays, and the earlier version is kept. A file that was written from the terms is written again; an empty `file` replaces one’s own by a written one. The buyer side may.',
    errors: [...OPEN_LETTER_ERRORS, 'loi.parts_exceed_price', 'counter.none_open'],
    provenOnly: true,
    files,
    body: schemas.loiPatchSchema,
    handler: updateLetter,
  }),
  acceptLetter: post(paths.acceptLoi(':id'), {
    onBehalf: { about: 'letter', needs: 'accept' },
    ...one,
    summary: 'Accept a letter of intent',
    description:
      'Accepts an open letter: the exclusivity begins, and rival deals are paused. The seller side may.',
    errors: [...OPEN_LETTER_ERRORS, 'loi.sealed', 'loi.accepted_exists'],
    body: schemas.acceptLoiBodySchema,
    handler: acceptLetter,
  }),
  declineLetter: post(paths.declineLoi(':id'), {
    onBehalf: { about: 'letter', needs: 'negotiate' },
    ...one,
    summary: 'Decline a letter of intent',
    description: 'Declines an open letter with a reason. The seller side may.',
    errors: [...OPEN_LETTER_ERRORS, 'loi.sealed'],
    body: schemas.declineLoiBodySchema,
    handler: declineLetter,
  }),
  counterLetter: post(paths.counterLoi(':id'), {
    onBehalf: { about: 'letter', needs: 'negotiate' },
    ...one,
    summary: 'Answer a letter of intent with a counter-proposal',
    description:
      'Says which terms the seller side would accept in place of an open letter. It binds nobody; one waits at a time, until the letter is replaced or decided. The seller side may.',
    errors: [
      ...OPEN_LETTER_ERRORS,
      'loi.sealed',
      'loi.parts_exceed_price',
      'counter.open_exists',
      'counter.nothing_changed',
    ],
    body: schemas.counterBodySchema,
    handler: counterLetter,
  }),
  declineCounter: post(paths.declineCounter(':id'), {
    ...one,
    summary: 'Decline a counter-proposal',
    description:
      'Declines the counter-proposal that waits, with or without a reason; the letter stays as it is. The buyer side may; to take it over, update the letter with its id.',
    errors: [...OPEN_LETTER_ERRORS, 'counter.none_open'],
    body: schemas.declineCounterBodySchema,
    handler: declineCounter,
  }),
  withdrawLetter: post(paths.withdrawLoi(':id'), {
    ...one,
    summary: 'Withdraw a letter of intent',
    description: 'Withdraws an open letter. The buyer side may.',
    errors: OPEN_LETTER_ERRORS,
    handler: withdrawLetter,
  }),
};
