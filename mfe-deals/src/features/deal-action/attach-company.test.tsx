import { paths } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeal } from '../../testing/build-deal.ts';
import { ModalOpener } from '../../testing/modal-opener.tsx';
import { renderDeals } from '../../testing/render-deals.tsx';

const deal = buildDeal({ type_of_opportunity: 'buy', has_company: false, actions: ['attach_company'] });
const SOLD = 'Moulin vendu';
const companies = (...names: string[]) => ({
  body: {
    count: names.length,
    next: null,
    previous: null,
    results: names.map((name, at) => ({ id: at + 1, name, sold: name === SOLD })),
  },
});

async function open(http: ReturnType<typeof fakeHttp>) {
  renderDeals(<ModalOpener name="deal-action" props={{ deal, action: 'attach_company' }} />, { http });
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
}

test('the only company is chosen already; what opens to the buyer is told before', async () => {
  const http = fakeHttp()
    .on('get', paths.profileCompanies, companies('Boulangerie Bernard'))
    .on('get', '/api/deals/7/', { body: deal })
    .on('post', paths.attachCompany(7), { body: { ...deal, has_company: true } });
  await open(http);
  await screen.findByText(/Claire Moreau reads its name, figures and documents at once/);
  await userEvent.click(screen.getByRole('button', { name: 'Attach it' }));
  await waitFor(() =>
    expect(http.calls.find(({ method }) => method === 'post')?.body).toEqual({ company_id: 1 }),
  );
  expect(await screen.findByText(/^The company is attached/)).toBeTruthy();
});

test('of several one is chosen first', async () => {
  const http = fakeHttp().on('get', paths.profileCompanies, companies('Boulangerie', 'Pâtisserie'));
  await open(http);
  await userEvent.click(await screen.findByRole('button', { name: 'Attach it' }));
  expect(screen.getByRole('combobox', { name: /Your company/ })).toBeInvalid();
  expect(http.calls.some(({ method }) => method === 'post')).toBe(false);
});

test('a sold company is not offered, and why nothing can be attached is told', async () => {
  await open(fakeHttp().on('get', paths.profileCompanies, companies(SOLD, 'Boulangerie Bernard')));
  expect(await screen.findByRole('combobox', { name: /Your company/ })).toHaveValue('Boulangerie Bernard');
});

test('who has sold companies alone is led to add another one', async () => {
  await open(fakeHttp().on('get', paths.profileCompanies, companies(SOLD)));
  expect(await screen.findByText(/a sold one can’t be attached/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add a company' })).toBeTruthy();
});

test('who has no company is led to add one', async () => {
  await open(fakeHttp().on('get', paths.profileCompanies, companies()));
  const link = await screen.findByRole('link', { name: 'Add a company' });
  expect(link).toHaveAttribute('href', '/user-companies/edit/create');
});
