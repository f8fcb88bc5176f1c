import fc from 'fast-check';
import { propertyRuns } from '../../../testing/property-runs.ts';
import { toForest } from '../forest.ts';
import { charts } from '../testing/charts.ts';
import { BOX, drawForest, type Place } from './chart-layout.ts';

const overlap = (one: Place, other: Place) =>
  one.x < other.x + BOX.width &&
  other.x < one.x + BOX.width &&
  one.y < other.y + BOX.height &&
  other.y < one.y + BOX.height;

test('nobody is drawn over anybody else, everybody within the sheet, each under the own superior', () => {
  fc.assert(
    fc.property(charts(60), (nodes) => {
      const { places, lines, width, height } = drawForest(toForest(nodes));
      expect(places).toHaveLength(nodes.length);
      expect(lines).toHaveLength(nodes.filter(({ parent }) => parent !== null).length);
      const placed = new Map(places.map((place) => [place.branch.node.id, place]));
      places.forEach((place, index) => {
        expect(places.slice(index + 1).filter((other) => overlap(place, other))).toEqual([]);
        expect(place.x).toBeGreaterThanOrEqual(0);
        expect(place.x + BOX.width).toBeLessThanOrEqual(width);
        expect(place.y + BOX.height).toBeLessThanOrEqual(height);
        const above = placed.get(place.branch.node.parent ?? '');
        expect(place.y).toBeGreaterThan(above?.y ?? -1);
      });
    }),
    propertyRuns({ test: 20, long: 60 }),
  );
});

test('a superior stands over the middle of the reports', () => {
  const box = (id: string, parent: string | null) => ({ id, parent, name: id, title: '' });
  const nodes = [box('1', null), box('2', '1'), box('3', '1')];
  const at = new Map(drawForest(toForest(nodes)).places.map(({ branch, x, y }) => [branch.node.id, [x, y]]));
  expect(at.get('1')).toEqual([92, 0]);
  expect(at.get('2')).toEqual([0, 100]);
  expect(at.get('3')).toEqual([184, 100]);
});

test('nothing is drawn of nobody', () => {
  expect(drawForest([])).toEqual({ places: [], lines: [], width: 0, height: 0 });
});
