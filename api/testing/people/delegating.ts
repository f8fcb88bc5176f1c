import assert from 'node:assert/strict';
import { type DelegationRight, type DelegationScope, paths } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { type Actor, signedIn } from './actor.ts';
import { publishOffer, registerCompany } from './business.builder.ts';

interface Body {
  email: string;
  scope: DelegationScope;
  subject_id: number;
  right: DelegationRight;
  acceptance_words: string;
  ends_on: string;
}

/** An owner, an adviser and a buyer, and how the one lets the other act. */
export async function delegating(app: FastifyInstance) {
  const person = (firstName: string, lastName: string) => signedIn(app, { firstName, lastName });
  type Person = Awaited<ReturnType<typeof person>>;
  const owner = await person('Claire', 'Fontaine');
  const adviser = await person('Anne', 'Roux');
  const buyer = await person('Paul', 'Girard');
  const give = (from: Person, to: Person, body: Partial<Body>) =>
    from.post(paths.delegations, { email: to.user.email, right: 'negotiate', ...body });
  const answer = (who: Actor, id: number, accepted = true) =>
    who.post(paths.answerDelegation(id), { accepted });
  /** Lets the adviser act on a new published opportunity of the owner, with its company. */
  async function delegated(right: DelegationRight = 'negotiate') {
    const company = await registerCompany(owner);
    const opportunity = await publishOffer(owner, { company_id: company });
    const given = await give(owner, adviser, { scope: 'company', subject_id: company, right });
    assert.equal(given.status, 201, JSON.stringify(given.body));
    assert.equal((await answer(adviser, given.body.id)).status, 200);
    return { company, opportunity, id: Number(given.body.id) };
  }
  return { person, owner, adviser, buyer, give, answer, delegated };
}

export const statusOf = async (call: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await call;
  return body.code ? `${status} ${body.code}` : status;
};
