import { filledParts } from './common-values.ts';

const before = { project_title: 'Bakery group', asking_price: 100, sectors: ['1', '2'], activity: 'Bread' };

test('a new one leaves out what is empty', () => {
  expect(filledParts({ ...before, asking_price: null, activity: '' })).toEqual({
    project_title: 'Bakery group',
    sectors: ['1', '2'],
  });
});
