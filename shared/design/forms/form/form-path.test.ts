import { formPath } from './form-path.ts';

const values = {
  city: '',
  website: null,
  sectors: ['1', '2'],
  tags: [],
  revenues: [{ year: '2025', ebitda: null }],
  offices: [{ city: 'Lyon' }, { city: '' }],
};

test.each([
  ['city', 'city'],
  ['website', 'website'],
  ['sectors', 'sectors'],
  ['sectors.1', 'sectors'],
  ['tags.0', 'tags'],
  ['revenues', 'revenues'],
  ['revenues.0.ebitda', 'revenues.0.ebitda'],
  ['revenues.0.date', 'revenues.0.year'],
  ['revenues.1.ebitda', undefined],
  ['offices.1.city', 'offices.1.city'],
  ['offices.1.address.city', 'offices.1.city'],
  ['offices.2.address.city', undefined],
  ['tokens', undefined],
])('%s is at %s', (wire, path) => {
  expect(formPath(wire, values)).toBe(path);
});
