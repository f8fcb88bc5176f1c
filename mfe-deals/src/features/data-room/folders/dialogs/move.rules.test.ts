import { buildRoomFolder } from '../../../../testing/build-room.ts';
import { nextOf, targetsOf } from './move.rules.ts';

const legal = buildRoomFolder({ id: 1, name: 'Legal' });
const leases = buildRoomFolder({ id: 2, name: 'Leases', parent_id: 1 });
const paris = buildRoomFolder({ id: 3, name: 'Paris', parent_id: 2 });
const staff = buildRoomFolder({ id: 4, name: 'Staff' });
const years = buildRoomFolder({ id: 5, name: 'Years', group: 'annual' });
const all = [legal, leases, paris, staff, years];

test.each([
  ['a folder', [legal], [staff]],
  ['one in it', [leases], [legal, staff]],
  ['two', [leases, staff], [legal]],
  ['documents alone', [], [legal, leases, paris, staff]],
])('%s can be moved into other folders of its group, not into itself', (_, moved, targets) => {
  expect(targetsOf(all, 'other', moved)).toEqual(targets);
});

test('the dialog begins with where a folder is: before the one after it, or last', () => {
  expect(nextOf(all, legal)).toBe(staff);
  expect(nextOf(all, staff)).toBeUndefined();
  expect(nextOf(all, leases)).toBeUndefined();
  expect(nextOf(all, undefined)).toBeUndefined();
});
