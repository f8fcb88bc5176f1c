import { buildUser } from '@handover/shared/testing/node';
import { changedFields, profileValues } from './changed-fields.ts';

const user = buildUser({ first_name: 'Claire', phone: '+33612345678' });
const portrayed = { ...user, image: '/api/users/1/image/a.webp' };
const values = profileValues(user);
const picture = new File(['x'], 'me.png', { type: 'image/png' });

test.each([
  ['nothing', user, values, undefined],
  ['a name', user, { ...values, first_name: ' Anne ' }, { first_name: 'Anne' }],
  ['a cleared phone', user, { ...values, phone: '' }, { phone: '' }],
  ['a picture alone', user, { ...values, image: picture }, { image: picture }],
  ['a picture that is taken away', portrayed, { ...values, image: null }, { image: '' }],
  ['nothing of a picture that was never there', user, { ...values, image: null }, undefined],
])('sends %s', (_what, stored, next, sent) => {
  expect(changedFields(stored, next)).toEqual(sent);
});
