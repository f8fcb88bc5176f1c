import { addDays, COUNT, type Day, type DelegationRight, rightsFor, routes } from '@handover/shared/contract';
import { marketDay, marketEnd } from '@handover/shared/contract/hosting';
import type { delegationBodySchema, delegationPatchSchema } from '@handover/shared/contract/schemas';
import { brokenUnique } from '../../../errors/database-errors.ts';
import { DomainError, FieldError } from '../../../errors/domain-error.ts';
import type { Call, IdCall } from '../../../http/call.ts';
import { languageOf } from '../../../http/language.ts';
import { delegationMail } from '../../../mails/delegation.mail.ts';
import { findUser, lockPerson, personName } from '../../users/index.ts';
import { delegationResponse } from '../delegation.response.ts';
import { SUBJECT_KEY } from '../delegations.rules.ts';
import {
  countOpen,
  type Delegated,
  findDelegation,
  insertDelegation,
  isTheirs,
  provenAccountOf,
  setDelegation,
} from '../delegations.sql.ts';
import { expireOf } from '../expire.ts';
import { openDelegation } from '../open-delegation.ts';
import { concerned, refreshAdvisers, tellInvited, tellOther } from '../tell.ts';

const NOT_FOUND = {
  company: 'company.not_found',
  opportunity: 'opportunity.not_found',
  deals: 'opportunity.not_found',
  deal: 'deal.not_found',
} as const;
const DEFAULT_DAYS = 365;

function endOf(day: Day, now: Date): Date {
  const end = marketEnd(day);
  if (end <= now) throw new FieldError('ends_on', 'delegation.end_past');
  return end;
}

const checkRight = (scope: Delegated['scope'], right: DelegationRight) => {
  if (!rightsFor(scope).includes(right)) throw new FieldError('right', 'value.invalid');
};

/** Invites an adviser by their address; whether it has an account is not told. */
export async function giveDelegation(call: Call<{ body: typeof delegationBodySchema }>) {
  const { app, viewer, body, request, reply } = call;
  const { email, scope, subject_id: subject, right, acceptance_words: words = null } = body;
  checkRight(scope, right);
  const now = new Date();
  const { row, principal, hasAccount } = await app.db.transaction(async (tx) => {
    // Two at once are counted one after the other.
    await lockPerson(tx, viewer.id);
    const user = await findUser(tx, viewer.id);
    if (!user) throw new DomainError('delegation.not_found');
    if (user.email.toLowerCase() === email) throw new FieldError('email', 'delegation.to_oneself');
    if (!(await isTheirs(tx, viewer.id, scope, subject))) throw new DomainError(NOT_FOUND[scope]);
    await expireOf(tx, viewer.id);
    if ((await countOpen(tx, viewer.id)) >= COUNT.delegations)
      throw new DomainError('delegation.too_many', { count: COUNT.delegations });
    const id = await insertDelegation(tx, {
      principalId: viewer.id,
      email,
      scope,
      [SUBJECT_KEY[scope]]: subject,
      right,
      acceptanceWords: words,
      endsAt: endOf(body.ends_on ?? addDays(marketDay(now), DEFAULT_DAYS), now),
    }).catch((error: unknown) => {
      throw brokenUnique(error) === 'delegations_open_unique' ? new DomainError('delegation.exists') : error;
    });
    const account = await provenAccountOf(tx, email);
    if (account !== undefined) {
      await tellInvited(tx, account, viewer.id);
      await refreshAdvisers(tx, [account]);
    }
    return {
      row: await findDelegation(tx, viewer.id, id),
      principal: user,
      hasAccount: account !== undefined,
    };
  });
  if (!row) throw new DomainError('delegation.not_found');
  if (!hasAccount) {
    const language = languageOf(request.headers['accept-language'], principal.language);
    const name = personName(principal) ?? '';
    const mail = delegationMail(email, language, name, app.config.publicUrl + routes.advisers);
    app.background.run('inviting an adviser', () => app.deliverMail('delegation', mail));
  }
  reply.code(201);
  return delegationResponse(row, viewer.id);
}

/** Changes what the adviser may do, at once. */
export async function changeDelegation(call: IdCall<{ body: typeof delegationPatchSchema }>) {
  const { app, viewer, params, body } = call;
  const now = new Date();
  const row = await app.db.transaction(async (tx) => {
    const delegation = await openDelegation(tx, viewer.id, params.id, now);
    if (delegation.principalId !== viewer.id) throw new DomainError('delegation.principal_only');
    if (body.right) checkRight(delegation.scope, body.right);
    await setDelegation(tx, delegation.id, {
      ...(body.right && { right: body.right }),
      ...(body.acceptance_words !== undefined && { acceptanceWords: body.acceptance_words }),
      ...(body.ends_on && { endsAt: endOf(body.ends_on, now) }),
    });
    await tellOther(tx, delegation, viewer.id, 'delegation_changed');
    await refreshAdvisers(tx, await concerned(tx, delegation));
    return findDelegation(tx, viewer.id, delegation.id);
  });
  if (!row) throw new DomainError('delegation.not_found');
  return delegationResponse(row, viewer.id);
}
