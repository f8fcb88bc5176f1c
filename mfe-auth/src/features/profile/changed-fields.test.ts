import { buildUser } from '@handover/shared/testing';
import { changedFields, profileValues } from './changed-fields.ts';

const user = buildUser({ first_name: 'Claire', phone: '+33612345678' });
const values = profileValues(user);
const picture = new File(['x'], 'me.png', { type: 'image/png' });

test.each([
  ['nothing', values, undefined, undefined],
  ['a name', { ...values, first_name: ' Anne ' }, undefined, { first_name: 'Anne' }],
  ['a cleared phone', { ...values, phone: '' }, undefined, { phone: '' }],
])('sends %s', (_what, next, image, sent) => {
  const body = changedFields(user, next, image);
  expect(body && Object.fromEntries(body)).toEqual(sent);
});

test('a picture alone is a change', () => {
  expect([...(changedFields(user, values, picture)?.keys() ?? [])]).toEqual(['image']);
});
