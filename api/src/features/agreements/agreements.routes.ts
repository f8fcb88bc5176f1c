import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { del, get, post, type Routes } from '../../http/route.ts';
import { agreementRule } from '../../storage/file-rule.ts';
import { readHouseAgreement, writeHouseAgreement } from './handlers/house-agreement.ts';
import { readOwnAgreement, removeOwnAgreement, writeOwnAgreement } from './handlers/own-agreement.ts';
import { readAgreement } from './handlers/read-agreement.ts';
import { readAgreementFile } from './handlers/read-agreement-file.ts';
import { readAgreementText } from './handlers/read-agreement-text.ts';

const WRITE_ERRORS = ['opportunity.not_found', 'opportunity.sold', 'deal.staff_read_only'] as const;

export const agreementRoutes: Routes = {
  readAgreementText: get(paths.agreementText(':id'), {
    access: 'signed-in',
    summary: 'Read the confidentiality agreement of an opportunity',
    description:
      'What a request for access signs today: the text of its owner or of the marketplace, in English or French, or a PDF of the owner. Its version is sent with the request.',
    errors: ['opportunity.not_found'],
    params: schemas.idParamsSchema,
    query: schemas.agreementQuerySchema,
    response: schemas.agreementTextSchema,
    handler: readAgreementText,
  }),
  readAgreementFile: get(paths.agreementFile(':id'), {
    access: 'signed-in',
    summary: 'Read the PDF of an owner’s own confidentiality agreement',
    description:
      'The document that a request for access signs today, for everybody who may see the opportunity. 409 where it is a text by now.',
    errors: ['opportunity.not_found', 'access_request.agreement_changed', 'file.lost', 'storage.unreadable'],
    params: schemas.idParamsSchema,
    query: schemas.fileQuerySchema,
    handler: readAgreementFile,
  }),
  readAgreement: get(paths.agreement(':id'), {
    onBehalf: { about: 'request', needs: 'read' },
    access: 'signed-in',
    summary: 'Read a signed confidentiality agreement as a PDF',
    description:
      'The agreement that a request for access has signed, as it was signed: parties, text, day and hour, address and typed name; where it is a PDF of the owner, its pages, followed by a sheet that says the same and the hash of the file. Both parties may, and staff, on record. Who signed reads the name of the owner while their deal tells it.',
    errors: ['access_request.not_found', 'file.lost', 'storage.unreadable'],
    params: schemas.idParamsSchema,
    handler: readAgreement,
  }),
  readOwnAgreement: get(paths.ownAgreement(':id'), {
    access: 'signed-in',
    summary: 'Read the owner’s own confidentiality agreement',
    description:
      'The text or PDF that the owner of an opportunity has signed in place of the text of the marketplace, with its version. Its owner may, and staff.',
    errors: ['opportunity.not_found'],
    params: schemas.idParamsSchema,
    response: schemas.ownAgreementSchema,
    handler: readOwnAgreement,
  }),
  writeOwnAgreement: post(paths.ownAgreement(':id'), {
    access: 'signed-in',
    provenOnly: true,
    summary: 'Write one’s own confidentiality agreement',
    description:
      'Requests for access to the opportunity sign this text, or this PDF, from now on, as a new version. The PDF is written anew, without the properties that name its author; one that is protected or damaged is refused. What was signed before stays as it was. The owner may.',
    errors: [...WRITE_ERRORS, 'file.not_rewritable'],
    files: { file: agreementRule },
    params: schemas.idParamsSchema,
    body: schemas.ownAgreementBodySchema,
    response: schemas.ownAgreementSchema,
    handler: writeOwnAgreement,
  }),
  removeOwnAgreement: del(paths.ownAgreement(':id'), {
    access: 'signed-in',
    summary: 'Return to the agreement of the marketplace',
    description: 'Requests for access sign the text of the marketplace from now on. The owner may.',
    errors: WRITE_ERRORS,
    status: 204,
    params: schemas.idParamsSchema,
    handler: removeOwnAgreement,
  }),
  readHouseAgreement: get(paths.houseAgreement, {
    access: 'staff',
    summary: 'Read the confidentiality agreement of the marketplace',
    description: 'The text that is signed today where an owner has none of their own, in each language.',
    response: schemas.houseAgreementSchema,
    handler: readHouseAgreement,
  }),
  writeHouseAgreement: post(paths.houseAgreement, {
    access: 'staff',
    summary: 'Change the confidentiality agreement of the marketplace',
    description:
      'Writes a new version, which requests for access sign from now on. What was signed before stays as it was. Refused if the text was changed since it was read.',
    errors: ['access_request.agreement_changed'],
    body: schemas.houseAgreementBodySchema,
    response: schemas.houseAgreementSchema,
    handler: writeHouseAgreement,
  }),
};
