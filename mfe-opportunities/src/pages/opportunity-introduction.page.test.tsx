import { pasteInto } from '@handover/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AGREEMENT, openOpportunity, panel } from '../testing/open-opportunity.tsx';

const SIGNED = {
  nda_accepted: true,
  ...{ signature: 'Ada Byron', nda_version: AGREEMENT.version, language: AGREEMENT.language },
};

test.each([
  ['one of their companies', true, { company_id: 5 }],
  ['none yet', false, {}],
])('the seller introduces themselves to a mandate with %s', async (_what, isChosen, sent) => {
  const { http } = openOpportunity({ type_of_opportunity: 'buy' });
  const results = [
    { id: 5, name: 'Boulangerie Bernard', sold: false },
    { id: 6, name: 'Sold long ago', sold: true },
  ];
  http.on('get', '/api/companies_for_profile/', { body: { count: 2, next: null, previous: null, results } });
  http.on('post', '/api/opportunities/3/request_access/', { status: 201, body: { id: 21 } });
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Introduce your business' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Introduce your business' }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: /I accept the confidentiality/ }));
  await pasteInto(dialog.getByLabelText(/Your name/), 'Ada Byron');
  const choice = await dialog.findByRole('combobox', { name: /Company that you bring/ });
  await userEvent.click(choice);
  expect(screen.queryByRole('option', { name: 'Sold long ago' })).toBeNull();
  if (isChosen) await userEvent.click(await screen.findByRole('option', { name: 'Boulangerie Bernard' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send the introduction' }));
  await waitFor(() =>
    expect(http.calls.find(({ method }) => method === 'post')?.body).toEqual({ ...SIGNED, ...sent }),
  );
});
