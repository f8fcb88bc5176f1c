import { type Actor, signedIn } from '../people/actor.ts';
import { publishOffer } from '../people/business.builder.ts';
import { startDeal } from '../people/deal.builder.ts';
import { buildTestApp } from '../servers/build-test-app.ts';

export const URL = '/api/questions_and_answers/';
export const one = (id: number) => `${URL}${id}/`;

/** The application on its own database, and deals in which both sides ask. */
export async function openDeals() {
  const app = await buildTestApp();
  async function openedDeal() {
    const seller = await signedIn(app, { firstName: 'Claire', lastName: 'Moreau' });
    const buyer = await signedIn(app, { firstName: 'Thomas', lastName: 'Keller' });
    const deal = await startDeal(seller, buyer, await publishOffer(seller));
    const list = `/api/deals/${deal}/questions_and_answers/`;
    const ask = async (person: Actor, question: string, more = {}) =>
      (await person.post(URL, { deal_id: deal, question, ...more })).body;
    return { seller, buyer, deal, list, ask };
  }
  return { app, openedDeal };
}
