import { toFormData } from '../../../kernel/http/index.ts';
import { changedValues } from './changed-values.ts';

interface Body {
  project_title: string;
  asking_price: number | null;
  sectors: string[];
  activity: string;
}
const before: Body = {
  project_title: 'Bakery group',
  asking_price: 100,
  sectors: ['1', '2'],
  activity: 'Bread',
};

test.each<[string, Body, Partial<Body>]>([
  ['nothing', before, {}],
  ['a title', { ...before, project_title: 'Bakeries' }, { project_title: 'Bakeries' }],
  ['a price taken out', { ...before, asking_price: null }, { asking_price: null }],
  ['the order of sectors only', { ...before, sectors: ['2', '1'] }, {}],
  ['a sector more', { ...before, sectors: ['1', '2', '3'] }, { sectors: ['1', '2', '3'] }],
])('of %s only what changed is sent', (_name, after, expected) => {
  expect(changedValues(before, after)).toEqual(expected);
});

const box = (name: string) => ({ nodes: [{ id: '1', name, title: '', parent: null }] });

type Chart = { organizational_chart: ReturnType<typeof box> | null };
test.each<[string, Chart, Partial<Chart>]>([
  ['the same one', { organizational_chart: box('Anne') }, {}],
  ['another name in it', { organizational_chart: box('Jean') }, { organizational_chart: box('Jean') }],
  ['none', { organizational_chart: null }, { organizational_chart: null }],
])('of a chart that is now %s only what changed is sent', (_name, after, expected) => {
  expect(changedValues<Chart>({ organizational_chart: box('Anne') }, after)).toEqual(expected);
});

test('a removed price is the text null on the wire', () => {
  const form = toFormData(changedValues(before, { ...before, asking_price: null }));
  expect([...form]).toEqual([['asking_price', 'null']]);
});
