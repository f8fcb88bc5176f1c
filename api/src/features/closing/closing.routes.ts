import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { del, get, patch, post, type Routes } from '../../http/route.ts';
import { attachmentRule, documentRule } from '../../storage/file-rule.ts';
import { addAgreement, addVersion, answerSigned, attachSigned, markVersion } from './handlers/agreements.ts';
import {
  addClosingLines,
  attachClosingFiles,
  changeClosingLine,
  deleteClosingLine,
  moveClosingLine,
  removeClosingFile,
} from './handlers/lines.ts';
import { readClosing } from './handlers/read-closing.ts';

const one = { params: schemas.idParamsSchema, access: 'signed-in', response: schemas.closingSchema } as const;
const line = { ...one, onBehalf: { about: 'closing_line', needs: 'ask' } } as const;
const version = { ...one, onBehalf: { about: 'agreement_version', needs: 'accept' } } as const;
const oneFile = { ...documentRule, max: 1 };
const REFUSED = ['deal.staff_read_only', 'deal.wrong_status', 'deal.wrong_phase'] as const;
const LINE_REFUSED = ['closing.not_found', ...REFUSED, 'closing.wrong_state'] as const;
const VERSION_REFUSED = [
  'closing.not_found',
  ...REFUSED,
  'closing.newer_version',
  'closing.version_state',
  'closing.signed',
] as const;

export const closingRoutes: Routes = {
  readClosing: get(paths.closing(':id'), {
    ...one,
    onBehalf: { about: 'deal', needs: 'read' },
    summary: 'Read the closing of a deal',
    description:
      'Gives the list of the closing and the agreements with their versions, from the phase of the SPA on. Its parties may and, on record, staff; documents as long as they are open to the viewer.',
    errors: ['deal.not_found'],
    handler: readClosing,
  }),
  addClosingLines: post(paths.addClosingLines(':id'), {
    ...one,
    onBehalf: { about: 'deal', needs: 'ask' },
    summary: 'Add lines to the list of the closing',
    description:
      'Adds lines, all or none. Both sides may, in an active deal from the phase of the SPA on; from then on the side that wrote a line edits it.',
    errors: ['deal.not_found', ...REFUSED, 'closing.too_many'],
    status: 201,
    body: schemas.closingLinesBodySchema,
    handler: addClosingLines,
  }),
  changeClosingLine: patch(paths.closingLine(':id'), {
    ...line,
    summary: 'Change a line of the closing',
    description:
      'Changes what is to be done, by whom and until when. The side that wrote it may, while it is open. With `If-Match`, nobody changes what was changed meanwhile.',
    errors: [...LINE_REFUSED, 'deal.other_side_only', 'record.changed'],
    body: schemas.closingLinePatchSchema,
    handler: changeClosingLine,
  }),
  deleteClosingLine: del(paths.closingLine(':id'), {
    ...line,
    summary: 'Remove a line of the closing',
    description:
      'Removes a line. The side that wrote it may, while it is open and holds no document of the other side.',
    status: 204,
    errors: [...LINE_REFUSED, 'deal.other_side_only', 'record.changed'],
    handler: deleteClosingLine,
  }),
  moveClosingLine: post(paths.moveClosingLine(':id'), {
    ...line,
    summary: 'Move a line of the closing to another state',
    description:
      'The side that owes a line says that it is done, and the other confirms it. Either side opens it again, or says for a reason that it is not needed.',
    errors: [...LINE_REFUSED, 'deal.other_side_only', 'value.required', 'record.changed'],
    body: schemas.closingMoveSchema,
    handler: moveClosingLine,
  }),
  attachClosingFiles: post(paths.closingLineFiles(':id'), {
    ...line,
    summary: 'Attach documents to a line of the closing',
    description: 'Adds documents, of either side. The other side reads them at once.',
    errors: [...LINE_REFUSED, 'closing.too_many', 'value.required'],
    status: 201,
    provenOnly: true,
    files: { files: attachmentRule },
    handler: attachClosingFiles,
  }),
  removeClosingFile: post(paths.removeClosingFile(':id'), {
    ...line,
    summary: 'Take a document of a line of the closing away',
    description: 'Takes a document away. The side that attached it may, until the line is confirmed.',
    errors: [...LINE_REFUSED, 'deal.other_side_only'],
    body: schemas.closingFileChoiceSchema,
    handler: removeClosingFile,
  }),
  addAgreement: post(paths.dealAgreements(':id'), {
    ...one,
    onBehalf: { about: 'deal', needs: 'ask' },
    summary: 'Add an agreement to a deal',
    description: 'Adds a named agreement, with its first version as `file`. Both sides may.',
    errors: ['deal.not_found', ...REFUSED, 'closing.too_many', 'value.required'],
    status: 201,
    provenOnly: true,
    files: { file: oneFile },
    body: schemas.agreementBodySchema,
    handler: addAgreement,
  }),
  addAgreementVersion: post(paths.agreementVersions(':id'), {
    ...one,
    onBehalf: { about: 'agreement', needs: 'ask' },
    summary: 'Add a version of an agreement',
    description:
      'Adds the next version. Both sides may, until a signed copy is attached. The marks of the version before are gone.',
    errors: ['closing.not_found', ...REFUSED, 'closing.signed', 'closing.too_many', 'value.required'],
    status: 201,
    provenOnly: true,
    files: { file: oneFile },
    body: schemas.versionBodySchema,
    handler: addVersion,
  }),
  markAgreementVersion: post(paths.markVersion(':id'), {
    ...version,
    summary: 'Mark a version as the agreed one',
    description:
      'Marks the newest version for the side of the viewer, or takes the mark away. It is agreed once both sides have marked it.',
    errors: VERSION_REFUSED,
    body: schemas.versionMarkSchema,
    handler: markVersion,
  }),
  attachSignedCopy: post(paths.signedCopy(':id'), {
    ...version,
    onBehalf: { about: 'agreement_version', needs: 'ask' },
    summary: 'Attach the signed copy of an agreement',
    description: 'Attaches the signed copy to the agreed version. Either side may, the other confirms it.',
    errors: [...VERSION_REFUSED, 'value.required'],
    status: 201,
    provenOnly: true,
    files: { file: oneFile },
    handler: attachSigned,
  }),
  answerSignedCopy: post(paths.answerSignedCopy(':id'), {
    ...version,
    summary: 'Confirm the signed copy of an agreement, or take it away',
    description:
      'The side that has not attached it confirms it. Until then either side takes it away, and another one can be attached. With `If-Match` of the time at which it was attached, nobody answers a copy that took its place meanwhile.',
    errors: [...VERSION_REFUSED, 'deal.other_side_only', 'record.changed'],
    body: schemas.signedAnswerSchema,
    handler: answerSigned,
  }),
};
