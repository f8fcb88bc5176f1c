import { routes } from '@handover/shared/contract';
import type { Transaction } from '../../../../db/connect.ts';
import { type NewNotification, notifyMany } from '../../../events/notify.sql.ts';
import { takeDigests } from './digest.sql.ts';
import { foundAtOnce } from './match-listing.sql.ts';

type Told = NonNullable<NewNotification['perUser']>[number];
/** So many people a statement, which names each of them. */
const BATCH = 1000;

async function tellPeople(
  tx: Transaction,
  people: readonly Told[],
  notice: Omit<NewNotification, 'userId' | 'perUser'>,
): Promise<void> {
  for (let from = 0; from < people.length; from += BATCH) {
    const perUser = people.slice(from, from + BATCH);
    const ids = perUser.map(({ userId }) => userId);
    await notifyMany(tx, ids, { ...notice, perUser });
  }
}

/** Tells each person of the listing once, however many of their searches have found it. */
export async function tellAtOnce(
  tx: Transaction,
  { id, project_title }: { id: number; project_title: string },
) {
  const people = (await foundAtOnce(tx, id)).map(
    ({ search, ...person }): Told => ({ ...person, params: { search_name: search } }),
  );
  await tellPeople(tx, people, {
    type: 'search_found',
    params: { project_title },
    about: { opportunityId: id },
    link: routes.opportunity(id),
  });
}

/** Tells each person once of all that their searches have found in a day, or a week. */
export async function tellDigests(tx: Transaction): Promise<void> {
  const people = (await takeDigests(tx)).map(
    ({ listings, ...person }): Told => ({ ...person, params: { count: listings } }),
  );
  await tellPeople(tx, people, { type: 'search_digest', link: routes.savedSearches });
}
