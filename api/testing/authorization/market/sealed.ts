import { paths } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { pdf } from '../../documents/sample-files.ts';
import { dateIn } from '../../people/deal.builder.ts';
import { expectStatus } from './listing.ts';
import { buildScene, type Scene } from './scene.ts';
import type { People } from './users.ts';

/** No other amount of the market is the same. */
export const SEALED_PRICE = 8_765_432.25;
export const SEALED_FILE = 'sealed-letter.pdf';
export const COUNTER_PRICE = 7_770_001.25;

export async function buildSealed(app: FastifyInstance, people: People): Promise<Scene> {
  const scene = await buildScene(app, people, 'sell', 'introduction', 'sell-sealed');
  const day = { date: dateIn(10), sealed: true };
  expectStatus(await people.owner.actor.post(paths.opportunityBidDate(scene.opportunity), day), 200);
  const letter = expectStatus(
    await people.active.actor.form('POST', paths.loiDocuments, [
      ['deal_id', scene.active.deal],
      ['price', SEALED_PRICE],
      ['structure', '{"type":"shares"}'],
      ['financing', 'Own funds'],
      ['exclusivity_days', 60],
      ['file', [pdf('sealed'), SEALED_FILE]],
    ]),
    201,
  );
  return { ...scene, active: { ...scene.active, letter: letter.id, letterFile: letter.file.id } };
}

/** On a mandate the requester sells, and answers the owner's letter. */
export async function counterOwner({ active }: People, { active: { letter } }: Scene): Promise<void> {
  const counter = {
    price: COUNTER_PRICE,
    currency: 1,
    structure: { type: 'shares' },
    exclusivity_days: 30,
    expiration_date: dateIn(20),
  };
  expectStatus(await active.actor.post(paths.counterLoi(letter), counter), 200);
}
