import type { AccessRequest, BuyerProfile } from '@handover/shared/contract';
import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildParty, buildRequest } from '../../testing/build-deal.ts';
import { ModalOpener } from '../../testing/modal-opener.tsx';
import { renderDeals } from '../../testing/render-deals.tsx';

const profile: BuyerProfile = {
  kind: 'search_fund',
  background: 'Two bakeries in Rennes.',
  budget_min: 400_000,
  budget_max: 900_000,
  currency: 1,
  own_funds: 250_000,
  financing: ['own_funds', 'bank_loan'],
  timing: 'six_months',
  mandates: [{ id: 8, project_title: 'Seeks a bakery in Brittany' }],
  proof: null,
  funds_shown_on: '2026-11-03',
  updated_at: '2026-11-03T09:00:00.000Z',
};
const question: NonNullable<AccessRequest['question']> = {
  text: 'Have you led a company of this size?',
  wants_profile: true,
  asked_at: '2026-11-20T09:00:00.000Z',
  waits_until: '2026-11-27T22:59:59.999Z',
  answer: null,
  answered_at: null,
};
const requester = buildParty({ first_name: 'Thomas', last_name: 'Keller' });

async function open(
  name: 'request-accept' | 'request-ask' | 'request-answer',
  http: ReturnType<typeof fakeHttp>,
  about: Partial<AccessRequest> = {},
) {
  const request = buildRequest({ requester, ...about });
  renderDeals(<ModalOpener name={name} props={{ request }} />, { http, signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: 'open' }));
  return within(await screen.findByRole('dialog'));
}
const sent = async (http: ReturnType<typeof fakeHttp>, path: RegExp) => {
  const call = () => http.calls.find((each) => each.method === 'post' && path.test(each.path));
  await waitFor(() => expect(call()).toBeDefined());
  return call()?.body;
};

test('who decides on a request reads the buyer profile that comes with it', async () => {
  const dialog = await open('request-accept', fakeHttp(), { shows_profile: true, buyer_profile: profile });
  const heading = dialog.getByRole('heading', { name: 'Buyer profile' });
  const section = within(heading.closest('section') ?? heading);
  for (const text of ['buyer.kinds.search_fund', 'buyer.fundsShown', /Two bakeries/, 'buyer.range'])
    expect(section.getByText(text)).toBeTruthy();
  expect(section.getByText('buyer.own_funds, buyer.bank_loan')).toBeTruthy();
  expect(section.getByRole('link', { name: 'Seeks a bakery in Brittany' })).toBeTruthy();
});

test('the owner asks once before answering, also for the profile', async () => {
  const http = fakeHttp().on('post', /21\/ask/, { body: buildRequest({ status: 'asked', question }) });
  const dialog = await open('request-accept', http);
  await userEvent.click(dialog.getByRole('button', { name: 'Ask first…' }));
  const ask = within(await screen.findByRole('dialog', { name: 'Ask Thomas Keller a question?' }));
  await userEvent.click(ask.getByRole('button', { name: 'Send the question' }));
  expect(await ask.findByText('requiredField')).toBeTruthy();
  await pasteInto(ask.getByRole('textbox', { name: /Your question/ }), question.text);
  await userEvent.click(ask.getByRole('checkbox', { name: 'Ask for the buyer profile' }));
  await userEvent.click(ask.getByRole('button', { name: 'Send the question' }));
  expect(await sent(http, /21\/ask/)).toEqual({ question: question.text, wants_profile: true });
});

test('a second question is not offered, and of a mandate no buyer profile', async () => {
  const dialog = await open('request-accept', fakeHttp(), { can_ask: false, question });
  expect(dialog.queryByRole('button', { name: 'Ask first…' })).toBeNull();
  expect(dialog.getByText(question.text)).toBeTruthy();
});

test('of a mandate no buyer profile is asked for', async () => {
  const dialog = await open('request-ask', fakeHttp(), { type_of_opportunity: 'buy' });
  expect(dialog.queryByRole('checkbox')).toBeNull();
});

test('the requester answers, and shows the profile', async () => {
  const http = fakeHttp()
    .on('get', '/api/users/current_user/buyer_profile/', { body: profile })
    .on('post', /21\/answer/, { body: buildRequest() });
  const dialog = await open('request-answer', http, { status: 'asked', question, requester: null });
  expect(dialog.getByText(question.text)).toBeTruthy();
  await pasteInto(dialog.getByRole('textbox', { name: /Your answer/ }), 'For eleven years.');
  await userEvent.click(
    await dialog.findByRole('checkbox', { name: 'Show my buyer profile', checked: false }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Send the answer' }));
  expect(await sent(http, /21\/answer/)).toEqual({ answer: 'For eleven years.', shows_profile: true });
});

test('without a profile there is a way to fill it in, and the answer is kept where it fails', async () => {
  const http = fakeHttp()
    .on('get', '/api/users/current_user/buyer_profile/', { body: { ...profile, kind: null } })
    .on('post', /21\/answer/, { status: 500, body: { detail: 'Down' } });
  const dialog = await open('request-answer', http, { status: 'asked', question, requester: null });
  expect(await dialog.findByRole('link', { name: 'Fill it in' })).toHaveAttribute(
    'href',
    '/user-details/buyer',
  );
  expect(dialog.getByRole('checkbox', { name: 'Show my buyer profile' })).toBeDisabled();
  await pasteInto(dialog.getByRole('textbox', { name: /Your answer/ }), 'For eleven years.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the answer' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(dialog.getByRole('textbox', { name: /Your answer/ })).toHaveValue('For eleven years.');
});
