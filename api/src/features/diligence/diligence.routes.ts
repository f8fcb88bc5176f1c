import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { del, get, patch, post, type Routes } from '../../http/route.ts';
import { changeDiligenceLine, deleteDiligenceLine } from './handlers/change-line.ts';
import { exportDiligence } from './handlers/export-list.ts';
import { commentDiligenceLine, moveDiligenceLine } from './handlers/move-line.ts';
import { readDiligence, readDiligenceLine } from './handlers/read-diligence.ts';
import { addDiligenceLines, sendDiligence } from './handlers/write-list.ts';

const one = { params: schemas.idParamsSchema, access: 'signed-in' } as const;
const list = { ...one, response: schemas.diligenceSchema } as const;
const line = {
  ...one,
  response: schemas.diligenceLineDetailSchema,
  onBehalf: { about: 'diligence', needs: 'ask' },
} as const;
const LIST_ERRORS = [
  'deal.not_found',
  'deal.staff_read_only',
  'deal.wrong_status',
  'deal.other_side_only',
] as const;
const LINE_ERRORS = [
  'diligence.not_found',
  'deal.staff_read_only',
  'deal.wrong_status',
  'deal.other_side_only',
  'diligence.not_sent',
  'diligence.wrong_state',
] as const;

export const diligenceRoutes: Routes = {
  readDiligence: get(paths.diligence(':id'), {
    ...list,
    onBehalf: { about: 'deal', needs: 'read' },
    summary: 'Read the due-diligence list of a deal',
    description:
      'Gives what the buyer side asks for, by section and number. Its parties may and, on record, staff. The seller side has no lines before the list is sent; of documents each reads those that are open to them.',
    errors: ['deal.not_found'],
    handler: readDiligence,
  }),
  exportDiligence: get(paths.exportDiligence(':id'), {
    ...one,
    onBehalf: { about: 'deal', needs: 'read' },
    summary: 'Download the due-diligence list of a deal',
    description:
      'Gives the list as an Excel workbook: what its viewer reads of it, with the names of the documents that are open to them. Its parties may and, on record, staff.',
    errors: ['deal.not_found'],
    handler: exportDiligence,
  }),
  addDiligenceLines: post(paths.addDiligenceLines(':id'), {
    ...list,
    onBehalf: { about: 'deal', needs: 'ask' },
    summary: 'Add lines to the due-diligence list',
    description:
      'Adds lines, each as the last of its section; a section that is not there yet comes last. The buyer side may, in any phase of an active deal.',
    errors: [...LIST_ERRORS, 'diligence.too_many'],
    status: 201,
    body: schemas.diligenceLinesBodySchema,
    handler: addDiligenceLines,
  }),
  sendDiligence: post(paths.sendDiligence(':id'), {
    ...list,
    onBehalf: { about: 'deal', needs: 'ask' },
    summary: 'Send the due-diligence list to the seller side',
    description:
      'Shows the list to the seller side, once, from the phase of due diligence on. The buyer side may. Gaps in the numbers are closed, and they stay from then on.',
    errors: [...LIST_ERRORS, 'deal.wrong_phase', 'diligence.sent', 'diligence.empty'],
    handler: sendDiligence,
  }),
  readDiligenceLine: get(paths.diligenceLine(':id'), {
    ...line,
    onBehalf: { about: 'diligence', needs: 'read' },
    summary: 'Read a line of a due-diligence list',
    description:
      'Gives one line with what was written on it. The parties of its deal may, the seller side once the list is sent, and on record staff.',
    errors: ['diligence.not_found'],
    handler: readDiligenceLine,
  }),
  changeDiligenceLine: patch(paths.diligenceLine(':id'), {
    ...line,
    summary: 'Change a line of a due-diligence list',
    description:
      'The buyer side changes what is asked for, by whom and until when, while it is not provided. The side that owes the line says who of it sees to it, the seller side which documents of the data room belong to it. With `If-Match`, nobody changes what was changed meanwhile.',
    errors: [...LINE_ERRORS, 'record.changed'],
    body: schemas.diligenceLinePatchSchema,
    handler: changeDiligenceLine,
  }),
  deleteDiligenceLine: del(paths.diligenceLine(':id'), {
    ...one,
    onBehalf: { about: 'diligence', needs: 'ask' },
    summary: 'Remove a line of a due-diligence list',
    description: 'Removes a line, with what was written on it. The buyer side may, while it is open.',
    errors: [
      'diligence.not_found',
      'deal.staff_read_only',
      'deal.wrong_status',
      'deal.other_side_only',
      'diligence.wrong_state',
      'record.changed',
    ],
    status: 204,
    handler: deleteDiligenceLine,
  }),
  moveDiligenceLine: post(paths.moveDiligenceLine(':id'), {
    ...line,
    summary: 'Move a line of a due-diligence list to another state',
    description:
      'The side that owes a line says that it is provided, or does not apply, for a reason, and takes that back; the other side accepts what was provided, or returns it with a reason. While the deal is paused, the side that owes it may go on.',
    errors: [...LINE_ERRORS, 'value.required', 'record.changed'],
    body: schemas.diligenceMoveSchema,
    handler: moveDiligenceLine,
  }),
  commentDiligenceLine: post(paths.commentDiligenceLine(':id'), {
    ...line,
    summary: 'Comment on a line of a due-diligence list',
    description: 'Adds a comment, which the other side is told of. Both sides may, once the list is sent.',
    errors: LINE_ERRORS,
    status: 201,
    body: schemas.diligenceCommentBodySchema,
    handler: commentDiligenceLine,
  }),
};
