import type { FastifyInstance } from 'fastify';
import { delegations, firmMembers } from '../../../db/schema/index.ts';
import { type Actor, signedIn } from '../../../testing/people/actor.ts';
import { foundFirm } from '../../../testing/people/firm.builder.ts';
import { ADVISERS, type Adviser } from './market-advisers.ts';

type Person = Actor & { user: { id: number; email: string } };

/** Those who act for the owner on a listing; each is made when they are needed first. */
export function advisersOf(app: FastifyInstance, ownerId: number, listing: number) {
  const made = new Map<Adviser, Promise<Person>>();
  const find = (name: Adviser): Promise<Person> => {
    const person = made.get(name) ?? (name === 'colleague' ? employ() : hire(name));
    made.set(name, person);
    return person;
  };
  async function hire(name: Adviser): Promise<Person> {
    const granted: { right: 'read' | 'edit' | 'negotiate'; accepts?: true; ended?: true } = ADVISERS[name];
    const person = await signedIn(app);
    await app.db.insert(delegations).values({
      principalId: ownerId,
      email: person.user.email,
      adviserId: person.user.id,
      scope: 'opportunity',
      opportunityId: listing,
      right: granted.right,
      acceptanceWords: granted.accepts ? 'They may accept for me.' : null,
      acceptedAt: new Date(),
      endedAt: granted.ended ? new Date() : null,
      endsAt: new Date(Date.now() + 86_400_000),
    });
    return person;
  }
  async function employ(): Promise<Person> {
    const [employer, colleague] = [await find('negotiator'), await signedIn(app)];
    const firmId = await foundFirm(employer);
    await app.db.insert(firmMembers).values({ firmId, userId: colleague.user.id, role: 'member' });
    return colleague;
  }
  return find;
}
