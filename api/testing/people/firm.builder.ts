import { type FirmRole, paths } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { firmMembers } from '../../db/schema/index.ts';
import type { UserRow } from '../../src/features/users/index.ts';
import { type Actor, signedIn } from './actor.ts';

export type FirmPerson = Actor & { user: UserRow };
export interface TestFirm {
  id: number;
  owner: FirmPerson;
  member: FirmPerson;
  reader: FirmPerson;
}

/** Founds a firm over the api, with this person as its owner. */
export async function foundFirm(owner: Actor, fields: Record<string, string> = {}): Promise<number> {
  const named = { name: 'Roux & Associés', kind: 'adviser', country: '1', ...fields };
  const { status, body } = await owner.form('POST', paths.firms, Object.entries(named));
  if (status !== 201) throw new Error(`no firm was founded: ${JSON.stringify(body)}`);
  return body.firm.id;
}

/** A firm with a person in each role. */
export async function buildFirm(app: FastifyInstance): Promise<TestFirm> {
  const [owner, member, reader] = [await signedIn(app), await signedIn(app), await signedIn(app)];
  const id = await foundFirm(owner);
  const joins = (person: FirmPerson, role: FirmRole) =>
    app.db.insert(firmMembers).values({ firmId: id, userId: person.user.id, role });
  await joins(member, 'member');
  await joins(reader, 'reader');
  return { id, owner, member, reader };
}
