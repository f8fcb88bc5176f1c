import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AGREEMENT, openOpportunity, panel } from '../../testing/open-opportunity.tsx';

test('an agreement that is a PDF is read before it is signed', async () => {
  const { http } = openOpportunity();
  http.on('get', '/api/opportunities/3/agreement/', {
    body: {
      ...AGREEMENT,
      ...{ version: 'own.4', own_version: 4, clauses: [{ title: '', text: 'It is a PDF.' }] },
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
  expect(dialog.queryByText('It is a PDF.')).toBeNull();
  await userEvent.click(dialog.getByRole('checkbox', { name: /confidentiality agreement/i }));
  await userEvent.click(dialog.getByLabelText(/Your name/));
  await userEvent.paste('Ada Byron');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
  await waitFor(() =>
    expect(http.calls.find(({ method }) => method === 'post')?.body).toMatchObject({ nda_version: 'own.4' }),
  );
});

const NEXT = { ...AGREEMENT, version: 'own.5', own_version: 5, clauses: [{ title: '', text: 'Ten years.' }] };
const CHANGED = /The agreement has changed/;

test('a new version that comes meanwhile is accepted anew, and the form says so', async () => {
  const { http, platform } = openOpportunity();
  http.on('post', '/api/opportunities/3/request_access/', { status: 201, body: { id: 21 } });
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Ask for access' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for access' }));
  const box = await dialog.findByRole<HTMLInputElement>('checkbox', { name: /confidentiality agreement/i });
  await userEvent.click(box);
  await userEvent.click(dialog.getByLabelText(/Your name/));
  await userEvent.paste('Ada Byron');
  await act(() => platform.queries.invalidateQueries());
  expect([box.checked, dialog.queryByText(CHANGED)]).toEqual([true, null]);

  http.on('get', '/api/opportunities/3/agreement/', { body: NEXT });
  await act(() => platform.queries.invalidateQueries());
  expect(await dialog.findByText('Ten years.')).toBeTruthy();
  expect(await dialog.findByText(CHANGED)).toBeTruthy();
  expect(box.checked).toBe(false);
  expect(dialog.getByLabelText<HTMLInputElement>(/Your name/).value).toBe('Ada Byron');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
  expect(await dialog.findByText('Accept the confidentiality agreement to ask for access.')).toBeTruthy();
  expect(http.calls.some(({ method }) => method === 'post')).toBe(false);

  await userEvent.click(box);
  await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
  await waitFor(() =>
    expect(http.calls.find(({ method }) => method === 'post')?.body).toMatchObject({ nda_version: 'own.5' }),
  );
});
