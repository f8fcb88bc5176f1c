import { act, screen, within } from '@testing-library/react';
import { HttpError } from '../http/index.ts';
import { createTestPlatform, renderWithPlatform } from '../testing/index.ts';

const resources = {
  fr: { messages: { failure: { network: 'Handover ne répond pas', serverWithStatus: 'Code {{status}}' } } },
};

test('success waits for a pause, an error interrupts; the same is said once', async () => {
  const { platform } = renderWithPlatform(null);
  act(() => {
    platform.messages.success('Saved');
    platform.messages.success('Saved');
    platform.messages.error('Broken');
  });
  const polite = await screen.findAllByRole('status');
  expect(polite.map((toast) => toast.textContent)).toEqual([expect.stringContaining('Saved')]);
  const loud = await screen.findByRole('alert');
  expect(loud).toHaveTextContent('Broken');
  expect(within(loud.closest('.Toastify__toast') as HTMLElement).getByRole('button')).toHaveAccessibleName(
    'action.close',
  );
});

test('failures speak the language of the page; what was aborted says nothing', () => {
  const { messages } = createTestPlatform({ language: 'fr', resources });
  const said: string[] = [];
  messages.subscribe(({ text }) => said.push(text));
  messages.failure(new HttpError({ kind: 'network' }), 'Documents : ');
  messages.failure(new HttpError({ kind: 'response', status: 500, body: '<html>' }));
  messages.failure(new HttpError({ kind: 'aborted' }), 'Documents : ');
  expect(said).toEqual(['Documents : Handover ne répond pas', 'Code 500']);
});

test('what was said before anybody listened is not lost', () => {
  const { messages } = createTestPlatform();
  messages.warn('Early');
  const late = jest.fn();
  messages.subscribe(late);
  expect(late).toHaveBeenCalledWith({ id: 'warn:Early', text: 'Early', variant: 'warn' });
});

test('news leads to what it is about', async () => {
  const { platform } = renderWithPlatform(null);
  act(() => platform.messages.notice('A letter', { link: { to: '/user-deals/view/1', label: 'Open' } }));
  expect(await screen.findByRole('link', { name: 'Open' })).toHaveAttribute('href', '/user-deals/view/1');
});
