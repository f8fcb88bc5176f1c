import { paths } from '@handover/shared/contract';
import { fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { UnsubscribePage } from './unsubscribe.page.tsx';

const texts = en.unsubscribe;
const show = (http: ReturnType<typeof fakeHttp>) =>
  renderWithPlatform(<UnsubscribePage />, {
    http,
    route: '/unsubscribe?token=t%2B1',
    resources: { en: { notifications: en } },
  });

test('the link of a mail unsubscribes with one press, without a sign-in, and not by being opened', async () => {
  const http = fakeHttp().on('post', paths.unsubscribe, { body: { detail: 'Unsubscribed' } });
  show(http);
  const button = screen.getByRole('button', { name: texts.action });
  expect(http.calls).toEqual([]);
  await userEvent.click(button);
  expect(await screen.findByRole('heading', { level: 1, name: texts.done })).toBeTruthy();
  expect(http.calls.map(({ path, params }) => [path, params])).toEqual([
    [paths.unsubscribe, { token: 't+1' }],
  ]);
  expect(screen.getByRole('link', { name: texts.settings }).getAttribute('href')).toBe('/settings');
});

test('a failure is shown, and can be tried again', async () => {
  const http = fakeHttp().on('post', paths.unsubscribe, { status: 500, body: { detail: 'No' } });
  show(http);
  await userEvent.click(screen.getByRole('button', { name: texts.action }));
  const again = await screen.findByRole('button', { name: 'loadAgain' });
  http.on('post', paths.unsubscribe, { body: { detail: 'Unsubscribed' } });
  await userEvent.click(again);
  await screen.findByText(texts.done);
});
