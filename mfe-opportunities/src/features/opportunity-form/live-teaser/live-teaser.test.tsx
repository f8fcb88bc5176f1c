import { paths } from '@handover/shared/contract';
import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
import { buildCompanyToSell } from '../../../testing/build-company-to-sell.ts';
import { renderOpportunities } from '../../../testing/render-opportunities.tsx';
import { SellForm } from '../sell-form.tsx';

const wide = (matches: boolean) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { matches, media }) as MediaQueryList);
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const company = buildCompanyToSell();
const server = () =>
  fakeHttp()
    .on('get', /^\/api\/(sectors|sub_sectors|tags|countries|regions|currencies|.*files.*|.*_a.*|.*_l.*)\/$/, {
      body: buildPaged([]),
    })
    .on('get', paths.profileCompanies, { body: buildPaged([company]) });
const open = (route = '/form?company=4', http = server()) =>
  renderOpportunities(<SellForm />, { http, route, path: '/form' });
const card = () => document.querySelector('[inert] article');

test('a wide form shows beside its public part what everyone will see: bands, and the title as it is typed', async () => {
  wide(true);
  open();
  await waitFor(() => expect(card()).not.toBeNull());
  expect(card()?.textContent).toContain('₣3M – ₣5M');
  expect(card()?.textContent).not.toContain('4,800,000');
  expect(card()?.textContent).toContain('Price on request');
  await pasteInto(screen.getByRole('textbox', { name: /^Project title/ }), 'Machining, certified');
  await waitFor(() => expect(card()?.textContent).toContain('Machining, certified'));
});

test('a sector that is no longer offered is on the card', async () => {
  wide(true);
  const http = server().on('get', paths.sectors, ({ params }) => ({
    body: buildPaged(params.ids === '1' ? company.sectors : []),
  }));
  open('/form?company=4', http);
  await waitFor(() => expect(card()?.textContent).toContain('Industry'));
});

test('before anything is known of it, there is no card of dashes', async () => {
  wide(true);
  open('/form');
  expect(await screen.findByText(/It begins with the title/)).toBeVisible();
  expect(card()).toBeNull();
  await pasteInto(screen.getByRole('textbox', { name: /^Project title/ }), 'Machining, certified');
  await waitFor(() => expect(card()?.textContent).toContain('Machining, certified'));
});

test('on a narrow page there is none', async () => {
  wide(false);
  open();
  expect(await screen.findByRole('textbox', { name: /^Project title/ })).toBeVisible();
  expect(card()).toBeNull();
});
