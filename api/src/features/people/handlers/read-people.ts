import type { Person, PersonDetail } from '@handover/shared/contract';
import type { idParamsSchema, personQuerySchema } from '@handover/shared/contract/schemas';
import type { Queryable } from '../../../../db/connect.ts';
import { logPeopleSearched, logPersonRead } from '../../../audit/audit.sql.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Call } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { readBuyers } from '../../buyers/index.ts';
import { publicFirmOf } from '../../firms/index.ts';
import { personName, readableEmail } from '../../users/index.ts';
import { findPerson, listMeasures, listPeople, type PersonRow } from '../people.sql.ts';

const view = ({ person, ...row }: PersonRow): Person => ({
  id: person.id,
  first_name: person.firstName,
  last_name: person.lastName,
  email: readableEmail(person.email),
  email_proven: person.emailProvenAt !== null,
  is_staff: person.isStaff,
  has_second_factor: row.hasSecondFactor,
  suspended_at: person.suspendedAt?.toISOString() ?? null,
  created_at: person.createdAt.toISOString(),
  sessions: row.sessions,
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
  opportunities: row.opportunities,
  deals: row.deals,
});

/** Lists accounts. The call is logged, since it reads the data of others. */
export async function listPersons({ app, viewer, query }: Call<{ query: typeof personQuerySchema }>) {
  const page = await listPeople(app.db, query);
  await logPeopleSearched(app.db, viewer.id);
  return paged(query, page, view);
}

export async function readPerson({ app, viewer, params }: Call<{ params: typeof idParamsSchema }>) {
  const person = await personDetail(app.db, params.id);
  await logPersonRead(app.db, viewer.id, params.id);
  return person;
}

export async function personDetail(db: Queryable, id: number): Promise<PersonDetail> {
  const row = await findPerson(db, id);
  if (!row) throw new DomainError('person.not_found');
  const measures = await listMeasures(db, id);
  return {
    ...view(row),
    firm: await publicFirmOf(db, id),
    buyer_profile: (await readBuyers(db, [id])).get(id) ?? null,
    measures: measures.map(({ measure, by }) => ({
      kind: measure.kind,
      reason: measure.reason,
      by: personName(by),
      at: measure.createdAt.toISOString(),
    })),
  };
}
