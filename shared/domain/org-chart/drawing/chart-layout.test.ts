import fc from 'fast-check';
import { propertyRuns } from '../../../testing/property-runs.ts';
import { toForest } from '../forest.ts';
import { charts } from '../testing/charts.ts';
import { BOX, layoutForest, type Position } from './chart-layout.ts';

const overlap = (one: Position, other: Position) =>
  one.x < other.x + BOX.width &&
  other.x < one.x + BOX.width &&
  one.y < other.y + BOX.height &&
  other.y < one.y + BOX.height;

test('boxes do not overlap, are within the sheet, and below their superior', () => {
  fc.assert(
    fc.property(charts(60), (nodes) => {
      const { positions, lines, width, height } = layoutForest(toForest(nodes));
      expect(positions).toHaveLength(nodes.length);
      expect(lines).toHaveLength(nodes.filter(({ parent }) => parent !== null).length);
      const byId = new Map(positions.map((position) => [position.branch.node.id, position]));
      positions.forEach((position, index) => {
        expect(positions.slice(index + 1).filter((other) => overlap(position, other))).toEqual([]);
        expect(position.x).toBeGreaterThanOrEqual(0);
        expect(position.x + BOX.width).toBeLessThanOrEqual(width);
        expect(position.y + BOX.height).toBeLessThanOrEqual(height);
        const above = byId.get(position.branch.node.parent ?? '');
        expect(position.y).toBeGreaterThan(above?.y ?? -1);
      });
    }),
    propertyRuns({ test: 20, long: 60 }),
  );
});

test('a superior is centred above the reports', () => {
  const box = (id: string, parent: string | null) => ({ id, parent, name: id, title: '' });
  const nodes = [box('1', null), box('2', '1'), box('3', '1')];
  const at = new Map(
    layoutForest(toForest(nodes)).positions.map(({ branch, x, y }) => [branch.node.id, [x, y]]),
  );
  expect(at.get('1')).toEqual([92, 0]);
  expect(at.get('2')).toEqual([0, 100]);
  expect(at.get('3')).toEqual([184, 100]);
});

test('an empty chart has no layout', () => {
  expect(layoutForest([])).toEqual({ positions: [], lines: [], width: 0, height: 0 });
});
