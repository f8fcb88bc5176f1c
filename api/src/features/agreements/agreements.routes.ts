import { paths } from '@handover/shared/contract';
import { agreementQuerySchema, agreementTextSchema, idParamsSchema } from '@handover/shared/contract/schemas';
import { get, type Routes } from '../../http/route.ts';
import { readAgreement } from './handlers/read-agreement.ts';
import { readAgreementText } from './handlers/read-agreement-text.ts';

export const agreementRoutes: Routes = {
  readAgreementText: get(paths.agreementText(':id'), {
    access: 'signed-in',
    summary: 'Read the confidentiality agreement of an opportunity',
    description:
      'The text that a request for access signs today, in English or French. Its version is sent with the request.',
    errors: ['opportunity.not_found'],
    params: idParamsSchema,
    query: agreementQuerySchema,
    response: agreementTextSchema,
    handler: readAgreementText,
  }),
  readAgreement: get(paths.agreement(':id'), {
    access: 'signed-in',
    summary: 'Read a signed confidentiality agreement as a PDF',
    description:
      'The agreement that a request for access has signed, as it was signed: parties, text, day and hour, address and typed name. Both parties may, and staff, on record. Who signed reads the name of the owner while their deal tells it.',
    errors: ['access_request.not_found'],
    params: idParamsSchema,
    handler: readAgreement,
  }),
};
