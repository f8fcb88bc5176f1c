import { pasteInto } from '@handover/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { article, openModeration, read, sent, shows } from '../testing/open-moderation.tsx';

test('a rejection needs a reason of ten characters', async () => {
  const { http } = openModeration();
  await userEvent.click(within(await read('An older one')).getByRole('button', { name: 'Reject…' }));
  const reason = screen.getByRole('textbox', { name: /Reason/ });
  expect(document.activeElement).toBe(reason);
  await pasteInto(reason, 'Too thin');
  await userEvent.click(screen.getByRole('button', { name: 'Reject with this reason' }));
  await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
  expect(sent(http)).toEqual([]);
  await pasteInto(reason, ', it names the company');
  await userEvent.click(screen.getByRole('button', { name: 'Reject with this reason' }));
  expect(await screen.findByText('“An older one” is rejected.')).toBeTruthy();
  expect(sent(http)).toEqual([{ validated: false, reason: 'Too thin, it names the company' }]);
});

test('a call that fails puts it back with its reason', async () => {
  openModeration({ status: 409, body: { detail: 'Somebody was faster' } });
  await userEvent.click(within(await read('An older one')).getByRole('button', { name: 'Reject…' }));
  await pasteInto(screen.getByRole('textbox', { name: /Reason/ }), 'It names the company');
  await userEvent.click(screen.getByRole('button', { name: 'Reject with this reason' }));
  expect(await screen.findByText(/still in the queue. Somebody was faster/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('link', { name: /An older one/ }));
  await article('An older one');
  const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ });
  expect(reason().value).toBe('It names the company');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('textbox', { name: /Reason/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Reject…' }));
  expect(reason().value).toBe('It names the company');
});

test('a reason is kept while another one is looked at', async () => {
  openModeration();
  await userEvent.click(within(await read('An older one')).getByRole('button', { name: 'Reject…' }));
  await pasteInto(screen.getByRole('textbox', { name: /Reason/ }), 'It names');
  await userEvent.click(screen.getByRole('link', { name: /A younger one/ }));
  await read('A younger one');
  expect(screen.queryByRole('textbox', { name: /Reason/ })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /An older one/ }));
  await read('An older one');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ }).value).toBe('It names');
});

test('a reason is there again after a reload', async () => {
  const { unmount } = openModeration();
  await userEvent.click(within(await read('An older one')).getByRole('button', { name: 'Reject…' }));
  await pasteInto(screen.getByRole('textbox', { name: /Reason/ }), 'It names');
  unmount();
  openModeration();
  await userEvent.click(within(await read('An older one')).getByRole('button', { name: 'Reject…' }));
  const reason = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ });
  await waitFor(() => expect(reason.value).toBe('It names'));
});

test('a reason is there again after a rejection that failed and a reload, and not after one that was taken', async () => {
  const type = async () => {
    await userEvent.click(within(await read('An older one')).getByRole('button', { name: 'Reject…' }));
    return screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ });
  };
  const reject = () => userEvent.click(screen.getByRole('button', { name: 'Reject with this reason' }));
  const first = openModeration({ status: 500 });
  await pasteInto(await type(), 'It names the company');
  await reject();
  expect(await screen.findByText(/still in the queue/)).toBeTruthy();
  first.unmount();
  const second = openModeration();
  const reason = await type();
  await waitFor(() => expect(reason.value).toBe('It names the company'));
  await reject();
  await shows('“An older one” is rejected.');
  second.unmount();
  openModeration();
  expect((await type()).value).toBe('');
});
