import fc from 'fast-check';
import { chartFieldSchema } from '../../../contract/companies/organizational-chart.schema.ts';
import { ORG_CHART } from '../../../contract/limits.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';
import type { Nodes } from '../forest.ts';
import { charts } from '../testing/charts.ts';
import { applyEdit, type ChartEdit, denialReason, nextId, stepOf } from './chart-edits.rules.ts';
import { type History, record, redo, startHistory, undo } from './chart-history.ts';

const box = (id: string, parent: string | null = null) => ({ id, name: `P${id}`, title: '', parent });
/** 1 over 2 and 3, 2 over 4; 5 beside them. */
const nodes = [box('1'), box('2', '1'), box('3', '1'), box('4', '2'), box('5')];
const chain = (length: number) =>
  Array.from({ length }, (_, index) => box(String(index + 1), index === 0 ? null : String(index)));
const crowd = (count: number) => Array.from({ length: count }, (_, index) => box(String(index + 1)));
/** Each with what it stands under, in order: what a chart says. */
const shape = (chart: Nodes) => chart.map(({ id, parent }) => `${parent ?? ''}>${id}`).join(' ');

test.each<[string, ChartEdit, string]>([
  ['under somebody, last', { kind: 'add', id: '6', parent: '1' }, '>1 1>2 1>3 2>4 >5 1>6'],
  ['at the top', { kind: 'add', id: '6', parent: null }, '>1 1>2 1>3 2>4 >5 >6'],
  ['beside somebody', { kind: 'add', id: '6', parent: '1', after: '2' }, '>1 1>2 1>6 1>3 2>4 >5'],
  ['to another superior', { kind: 'move', id: '2', parent: '5' }, '>1 1>3 2>4 >5 5>2'],
  ['before a sibling', { kind: 'move', id: '3', parent: '1', before: '2' }, '>1 1>3 1>2 2>4 >5'],
  ['to the top', { kind: 'move', id: '4', parent: null, before: '5' }, '>1 1>2 1>3 >4 >5'],
  ['away, with all below', { kind: 'remove', id: '2' }, '>1 1>3 >5'],
])('%s', (_, edit, expected) => {
  expect(shape(applyEdit(nodes, edit))).toBe(expected);
});

test.each<[string, Nodes, ChartEdit, string | null]>([
  ['the 200th', crowd(199), { kind: 'add', id: 'n', parent: null }, null],
  ['the 201st', crowd(200), { kind: 'add', id: 'n', parent: null }, 'full'],
  ['an eighth level', chain(7), { kind: 'add', id: 'n', parent: '7' }, null],
  ['a ninth level', chain(8), { kind: 'add', id: 'n', parent: '8' }, 'deep'],
  ['two levels under the seventh', [...chain(7), box('a'), box('b', 'a')], to('a', '7'), 'deep'],
  ['two levels under the sixth', [...chain(7), box('a'), box('b', 'a')], to('a', '6'), null],
  ['under oneself', nodes, to('2', '2'), 'cycle'],
  ['under one’s own report', nodes, to('1', '4'), 'cycle'],
  ['under nobody known', nodes, to('1', 'x'), 'absent'],
  ['who is not there', nodes, { kind: 'remove', id: 'x' }, 'absent'],
  ['an id that is taken', nodes, { kind: 'add', id: '1', parent: null }, 'absent'],
  ['100 letters', nodes, { kind: 'text', id: '1', field: 'name', text: 'x'.repeat(100) }, null],
  ['101 letters', nodes, { kind: 'text', id: '1', field: 'name', text: 'x'.repeat(101) }, 'long'],
])('%s', (_, chart, edit, denial) => {
  expect(denialReason(chart, edit)).toBe(denial);
  expect(applyEdit(chart, edit) === chart).toBe(denial !== null);
});

function to(id: string, parent: string): ChartEdit {
  return { kind: 'move', id, parent };
}

test.each([
  ['3', 'earlier', '>1 1>3 1>2 2>4 >5'],
  ['2', 'later', '>1 1>3 2>4 >5 1>2'],
  ['4', 'out', '>1 1>2 1>4 1>3 >5'],
  ['2', 'out', '>1 1>3 2>4 >2 >5'],
  ['3', 'in', '>1 1>2 2>4 >5 2>3'],
  ['5', 'in', '>1 1>2 1>3 2>4 1>5'],
  ['1', 'out', null],
  ['2', 'earlier', null],
  ['5', 'later', null],
  ['1', 'in', null],
] as const)('a step of %s %s', (id, direction, expected) => {
  const step = stepOf(nodes, id, direction);
  expect(step && shape(applyEdit(nodes, step))).toBe(expected);
});

/** Edits by numbers, so that most of them meet somebody who is there. */
const moves = fc.array(fc.tuple(fc.nat(4), fc.nat(), fc.nat(), fc.string({ maxLength: 120 })), {
  maxLength: 60,
});
const toEdit = (chart: Nodes, [kind, one, other, text]: [number, number, number, string]): ChartEdit => {
  const id = chart[one % Math.max(1, chart.length)]?.id ?? 'x';
  const parent = chart[(other % (chart.length + 1)) - 1]?.id ?? null;
  if (kind === 0) return { kind: 'add', id: nextId(chart), parent, after: id };
  if (kind === 1) return { kind: 'text', id, field: one % 2 ? 'name' : 'title', text };
  if (kind === 2) return { kind: 'remove', id };
  if (kind === 3) return { kind: 'move', id, parent };
  const step = stepOf(chart, id, (['earlier', 'later', 'out', 'in'] as const)[other % 4] ?? 'out');
  return step ?? { kind: 'move', id, parent, before: chart[other % Math.max(1, chart.length)]?.id };
};
/** Reads the chart like the server, once everybody has a name. */
const isValid = (chart: Nodes) =>
  chartFieldSchema.safeParse({ nodes: chart.map((node) => ({ ...node, name: node.name.trim() || 'x' })) })
    .success && new TextEncoder().encode(JSON.stringify({ nodes: chart })).length <= ORG_CHART.bytes;

test('after any edit the chart is valid for the server, and undo and redo restore it exactly', () => {
  fc.assert(
    fc.property(charts(30), moves, (start, edits) => {
      const steps: History[] = [startHistory(start)];
      for (const each of edits) {
        const history = steps.at(-1) ?? startHistory(start);
        const next = record(history, applyEdit(history.present, toEdit(history.present, each)));
        expect(isValid(next.present)).toBe(true);
        if (next !== history) steps.push(next);
      }
      let back = steps.at(-1) ?? startHistory(start);
      for (const { present } of [...steps].reverse()) {
        expect(back.present).toBe(present);
        back = undo(back);
      }
      expect(back.present).toBe(start);
      for (const { present } of steps) {
        expect(back.present).toBe(present);
        back = redo(back);
      }
    }),
    propertyRuns({ test: 40, long: 150 }),
  );
});

test('also at the limits', () => {
  fc.assert(
    fc.property(moves, (edits) => {
      let chart: Nodes = [...chain(8), ...crowd(199).slice(8)];
      for (const each of edits) {
        chart = applyEdit(chart, toEdit(chart, each));
        expect(chart.length).toBeLessThanOrEqual(ORG_CHART.nodes);
        expect(isValid(chart)).toBe(true);
      }
    }),
    propertyRuns({ test: 5, long: 25 }),
  );
});

test('typing into one field is one step, and another one after a pause', () => {
  const typed = (history: History, text: string) =>
    record(history, applyEdit(history.present, { kind: 'text', id: '1', field: 'name', text }), 'name of 1');
  const history = typed(typed(startHistory(nodes), 'A'), 'An');
  expect(history.past).toHaveLength(1);
  expect(undo(history).present).toBe(nodes);
  const { past, present, future } = history;
  expect(typed({ past, present, future }, 'Anna').past).toHaveLength(2);
});
