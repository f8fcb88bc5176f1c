import { NO_FILTERS, paths } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { notifications, savedSearches } from '../../../db/schema/index.ts';
import { pdf, png } from '../../documents/sample-files.ts';
import { type Actor, signedIn } from '../../people/actor.ts';
import { NAMES, type PersonName } from '../actors.ts';

export interface Person {
  id: number;
  actor: Actor;
  email: string;
  phone: string;
  /** URL of the picture. */
  image: string;
  /** Ids of one record of each kind that the user owns. */
  notification: number;
  session: string;
  settings: number;
  savedSearch: number;
  /** The last part of the address of the calendar. */
  calendar: string;
  /** The id of a key for reading, that key, and a key of a widget. */
  apiKey: string;
  readKey: string;
  widgetKey: string;
  /** The id of the proof of funds of a bidder, or of the owner, who has mandates; 0 of others. */
  proof: number;
}
export const BACKGROUND = (of: string) => `The buyer ran a foundry, writes ${of}`;
export const PROOF = (of: PersonName) => `proof-of-${of}.pdf`;
const BUYERS: readonly PersonName[] = ['owner', 'pending', 'active', 'paused', 'cancelled'];
export type People = Record<PersonName, Person>;

const phoneOf = (index: number) => `+336127345${10 + index}`;

const searchOf = (userId: number) => ({
  userId,
  type: 'buy' as const,
  name: `Search of ${userId}`,
  filters: NO_FILTERS,
  alert: 'none' as const,
});

async function ownRecords(app: FastifyInstance, actor: Actor & { user: { id: number } }) {
  const notice = { type: 'new_device', textKey: 'new_device', link: '/user-details', userId: actor.user.id };
  const [notification] = await app.db.insert(notifications).values(notice).returning();
  const [search] = await app.db.insert(savedSearches).values(searchOf(actor.user.id)).returning();
  const sessions = await actor.get('/api/sessions/');
  const settings = await actor.get('/api/notification_settings/');
  const { address } = (await actor.post(paths.calendarAddress)).body;
  const key = (await actor.post(paths.apiKeys, { kind: 'read', name: 'Own site', scopes: ['states'] })).body;
  const origins = ['https://adviser.example'];
  const widget = (await actor.post(paths.apiKeys, { kind: 'widget', name: 'Own site', origins })).body;
  return {
    apiKey: String(key.id),
    readKey: String(key.key),
    widgetKey: String(widget.key),
    notification: Number(notification?.id),
    savedSearch: Number(search?.id),
    session: String(sessions.body.results[0].id),
    settings: Number(settings.body.results[0].id),
    calendar: String(address).split('/').at(-1) ?? '',
  };
}

async function fillBuyerProfile(actor: Actor, email: string, name: PersonName): Promise<number> {
  if (!BUYERS.includes(name)) return 0;
  const { body } = await actor.form('PATCH', paths.buyerProfile, [
    ['kind', 'individual'],
    ['background', BACKGROUND(email)],
    ['proof', [pdf(name), PROOF(name)]],
  ]);
  return body.proof.id;
}

/** Creates all users, each with a unique name, e-mail, phone and picture. */
export async function createUsers(app: FastifyInstance): Promise<People> {
  const people: Partial<People> = {};
  for (const [index, name] of (Object.keys(NAMES) as PersonName[]).entries()) {
    const [firstName, lastName] = NAMES[name];
    const email = `${firstName}.${lastName}@people.test`.toLowerCase();
    const phone = phoneOf(index);
    const actor = await signedIn(app, { firstName, lastName, email, phone, isStaff: name === 'staff' });
    const url = `/api/users/${actor.user.id}/`;
    const { body } = await actor.form('PATCH', url, [['image', [await png(), 'me.png']]]);
    const own = await ownRecords(app, actor);
    const proof = await fillBuyerProfile(actor, email, name);
    people[name] = { id: actor.user.id, actor, email, phone, image: body.image, proof, ...own };
  }
  return people as People;
}
