import type { BuyerProfile } from '@handover/shared/contract';
import { fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BuyerForm } from './buyer-form.tsx';

const profile: BuyerProfile = {
  kind: 'fund',
  background: 'Two foundries.',
  budget_min: 400_000,
  budget_max: null,
  currency: 1,
  own_funds: null,
  financing: [],
  timing: null,
  mandates: [],
  proof: {
    id: 5,
    name: 'bank-letter.pdf',
    size: 2000,
    extension: 'pdf',
    group: null,
    url: '/api/files/5/',
    created_at: '2026-11-03T09:00:00.000Z',
  },
  funds_shown_on: '2026-11-03',
  updated_at: '2026-11-03T09:00:00.000Z',
};
const ADDRESS = '/api/users/current_user/buyer_profile/';
const NONE: BuyerProfile = {
  ...profile,
  kind: null,
  background: '',
  budget_min: null,
  currency: null,
  proof: null,
};

const render = (of: BuyerProfile, http = fakeHttp().on('patch', ADDRESS, { body: profile })) => {
  renderWithPlatform(<BuyerForm profile={of} />, { http, signedIn: true });
  return http;
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'profile.submit' }));
async function sent(http: ReturnType<typeof fakeHttp>) {
  const call = () => http.calls.find(({ method }) => method === 'patch');
  await waitFor(() => expect(call()).toBeDefined());
  const form = call()?.body;
  return form instanceof FormData ? [...form.entries()] : [];
}
const preview = () => within(screen.getByRole('complementary', { name: 'buyer.preview' }));

test('what is typed is shown as a seller reads it, and only what has changed is sent', async () => {
  const http = render(profile);
  await pasteInto(screen.getByRole('textbox', { name: /buyer.past/ }), ' One is sold.');
  expect(preview().getByText('Two foundries. One is sold.')).toBeTruthy();
  expect(preview().getByText(/buyer.fundsShown/)).toBeTruthy();
  await save();
  expect(await sent(http)).toEqual([['background', 'Two foundries. One is sold.']]);
});

test('the kind is needed, and the end of the budget is not below its start', async () => {
  const http = render(NONE);
  await pasteInto(screen.getByRole('textbox', { name: /buyer.budgetMin/ }), '500000');
  await pasteInto(screen.getByRole('textbox', { name: /buyer.budgetMax/ }), '400000');
  await save();
  expect(await screen.findByText('requiredField')).toBeTruthy();
  expect(screen.getByText('unorderedRange')).toBeTruthy();
  expect(http.calls.filter(({ method }) => method === 'patch')).toEqual([]);
});

test('a proof goes when the form is saved, and can be kept until then; the day goes with it', async () => {
  const http = render(profile);
  await userEvent.click(screen.getByRole('button', { name: 'buyer.removeProof' }));
  expect(preview().queryByText(/buyer.fundsShown/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'buyer.keepProof' }));
  expect(preview().getByText('bank-letter.pdf')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'buyer.removeProof' }));
  await save();
  expect(await sent(http)).toEqual([['proof', '']]);
});

test('a refusal of the server is shown at its field, and what was typed stays', async () => {
  const body = {
    background: ['Too long.'],
    codes: { background: [{ code: 'value.too_long', params: { max: 1500 } }] },
  };
  render(profile, fakeHttp().on('patch', ADDRESS, { status: 400, body }));
  const field = screen.getByRole('textbox', { name: /buyer.past/ });
  await pasteInto(field, ' One is sold.');
  await save();
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  expect(field).toHaveValue('Two foundries. One is sold.');
});
