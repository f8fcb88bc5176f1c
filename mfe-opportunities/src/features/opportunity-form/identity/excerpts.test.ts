import type { IdentityHit } from '@handover/shared/contract';
import { excerptsOf } from './excerpts.ts';

const hit = (start: number, end: number): IdentityHit => ({
  field: 'activity',
  start,
  end,
  text: '',
  reason: 'city',
});
const marked = (text: string, ...hits: IdentityHit[]) =>
  excerptsOf(text, hits).map((part) => [
    part.text,
    part.hits.map(({ start, end }) => part.text.slice(start, end)),
  ]);

test('a short text is shown as a whole', () => {
  expect(marked('Parts from Voiron, and Vercors.', hit(11, 17), hit(23, 30))).toEqual([
    ['Parts from Voiron, and Vercors.', ['Voiron', 'Vercors']],
  ]);
});

test('of a long text the parts around the hits are shown; hits that are near are in one part', () => {
  const gap = '-'.repeat(200);
  const text = `${gap}Voiron, and Vercors${gap}Lyon`;
  const near = '-'.repeat(60);
  expect(marked(text, hit(200, 206), hit(212, 219), hit(419, 423))).toEqual([
    [`…${near}Voiron, and Vercors${near}…`, ['Voiron', 'Vercors']],
    [`…${near}Lyon`, ['Lyon']],
  ]);
});

test('without hits nothing is shown', () => {
  expect(excerptsOf('Parts.', [])).toEqual([]);
});
