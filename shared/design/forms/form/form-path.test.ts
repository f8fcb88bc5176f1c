import { formPath } from './form-path.ts';

const values = {
  city: '',
  website: null,
  sectors: ['1', '2'],
  tags: [],
  revenues: [
    { year: '2026', ebitda: null, add_backs: [{ kind: null, reason: '' }] },
    {
      year: '2025',
      ebitda: 1,
      add_backs: [
        { kind: null, reason: '' },
        { kind: 'other', reason: '' },
      ],
    },
  ],
  offices: [{ city: 'Lyon' }, { city: '' }],
};

test.each([
  ['city', 'city'],
  ['website', 'website'],
  ['sectors', 'sectors'],
  ['sectors.1', 'sectors'],
  ['tags.0', 'tags'],
  ['revenues', 'revenues'],
  // Rows that nobody has begun were not sent.
  ['revenues.0.ebitda', 'revenues.1.ebitda'],
  ['revenues.0.date', 'revenues.1.year'],
  ['revenues.0.add_backs.0.reason', 'revenues.1.add_backs.1.reason'],
  ['revenues.0.add_backs', 'revenues.1.add_backs'],
  ['revenues.1.ebitda', undefined],
  ['offices.1.city', 'offices.1.city'],
  ['offices.1.address.city', 'offices.1.city'],
  ['offices.2.address.city', undefined],
  ['tokens', undefined],
])('%s is at %s', (wire, path) => {
  expect(formPath(wire, values)).toBe(path);
});
