import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { get, post, type Routes } from '../../http/route.ts';
import { confirmFunds } from './handlers/confirm-funds.ts';
import { readAudit, verifyAudit } from './handlers/read-audit.ts';
import { listPersons, readPerson } from './handlers/read-people.ts';
import { takeMeasure } from './handlers/take-measure.ts';

export const peopleRoutes: Routes = {
  listPeople: get(paths.people, {
    access: 'staff',
    summary: 'Find people',
    description:
      'Lists accounts whose name or e-mail address has a text of three letters or more; without one, those that are suspended. It is on record.',
    query: schemas.personQuerySchema,
    response: schemas.personPageSchema,
    handler: listPersons,
  }),
  readPerson: get(paths.person(':id'), {
    access: 'staff',
    summary: 'Read an account',
    description: 'Gives the state of an account, and what staff did to it and why. It is on record.',
    errors: ['person.not_found'],
    params: schemas.idParamsSchema,
    response: schemas.personDetailSchema,
    handler: readPerson,
  }),
  takeMeasure: post(paths.personMeasures(':id'), {
    access: 'staff',
    summary: 'End the sessions of a person, suspend or restore an account, remove a second factor',
    description:
      'The person is told by mail, with the reason. While an account is suspended nobody signs in to it, what it offers is unlisted, and its pending requests are withdrawn; its deals stay. Of staff, only the sessions can be ended. The session of the viewer must have been confirmed within the last ten minutes. It is on record.',
    errors: [
      'account.confirmation_needed',
      'account.busy',
      'person.not_found',
      'person.is_staff',
      'person.is_suspended',
      'person.not_suspended',
      'person.no_second_factor',
    ],
    params: schemas.idParamsSchema,
    body: schemas.personMeasureBodySchema,
    response: schemas.personDetailSchema,
    handler: takeMeasure,
  }),
  confirmFunds: post(paths.personFunds(':id'), {
    access: 'staff',
    summary: 'Confirm a proof of funds',
    description:
      'Notes that staff saw the proof of funds of this buyer today. Sellers to whom the buyer shows the profile read the day for six months, or until the proof is replaced. It is on record.',
    errors: ['person.not_found', 'buyer_profile.no_proof'],
    params: schemas.idParamsSchema,
    response: schemas.personDetailSchema,
    handler: confirmFunds,
  }),
  readAudit: get(paths.auditEvents, {
    access: 'staff',
    summary: 'Read the audit log',
    description: 'What happened to accounts and private data, the latest first. Reading it is on record.',
    query: schemas.auditEventQuerySchema,
    response: schemas.auditEventPageSchema,
    handler: readAudit,
  }),
  verifyAudit: post(paths.verifyAudit, {
    access: 'staff',
    summary: 'Check the audit log',
    description:
      'Checks that all events are there, in order and as they were written, as `pnpm --filter api audit:verify` does.',
    // It reads the whole log.
    rate: { max: 30, timeWindow: '1 hour' },
    response: schemas.auditChainSchema,
    handler: verifyAudit,
  }),
};
