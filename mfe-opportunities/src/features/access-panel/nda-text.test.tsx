import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AGREEMENT, openOpportunity, panel } from '../../testing/open-opportunity.tsx';

test('an agreement that is a PDF is read before it is signed', async () => {
  const { http } = openOpportunity();
  http.on('get', '/api/opportunities/3/agreement/', {
    body: {
      ...AGREEMENT,
      ...{ version: 'own.4', own_version: 4, clauses: [] },
      file: {
        ...{ name: 'secrecy.pdf', extension: 'pdf', size: 52_000, pages: 3, sha256: 'c0ffee' },
        url: '/api/opportunities/3/agreement/file/',
      },
    },
  });
  http.on('post', '/api/opportunities/3/request_access/', { status: 201, body: { id: 21 } });
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Ask for access' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for access' }));
  expect(
    await dialog.findByRole('heading', { name: /owner’s own confidentiality agreement, version 4/ }),
  ).toBeTruthy();
  expect(dialog.getByText('A PDF of 3 pages. Read it before you sign.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'secrecy.pdf' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('checkbox', { name: /confidentiality agreement/i }));
  await userEvent.click(dialog.getByLabelText(/Your name/));
  await userEvent.paste('Ada Byron');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
  await waitFor(() =>
    expect(http.calls.find(({ method }) => method === 'post')?.body).toMatchObject({ nda_version: 'own.4' }),
  );
});
