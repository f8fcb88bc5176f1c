import {
  NOTIFICATION_KINDS,
  type NotificationChannels,
  type NotificationKind,
  type NotificationSettings,
} from '@handover/shared/contract';
import { notificationSoundAtom } from '@handover/shared/events';
import { fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { buildPaged, buildUser } from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { SettingsPage } from './settings.page.tsx';

const KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];
const both: NotificationChannels = { socket: true, email: true };
type Channels = NotificationSettings['channels'];
const channelsOf = (channel: (kind: NotificationKind) => NotificationChannels) =>
  Object.fromEntries(KINDS.map((kind) => [kind, channel(kind)])) as Channels;

/** Saves what it is sent, except the kind that it refuses. */
const fakeServer = (refused?: NotificationKind) => {
  let channels = channelsOf(() => both);
  let digest = false;
  return fakeHttp()
    .on('get', '/api/calendar_address/', { body: { address: null, created_at: null } })
    .on('get', '/api/notification_settings/', () => ({
      body: buildPaged([{ id: 4, channels, daily_digest: digest }]),
    }))
    .on('patch', '/api/notification_settings/4/', ({ body }) => {
      const changes = body as { channels?: Partial<Channels>; daily_digest?: boolean };
      const sent: Partial<Channels> = changes.channels ?? {};
      digest = changes.daily_digest ?? digest;
      if (refused && refused in sent) return { status: 400, body: { channels: ['Not today'] } };
      channels = channelsOf((kind) => ({ ...channels[kind], ...sent[kind] }));
      return { body: { id: 4, channels, daily_digest: digest } };
    });
};
const show = (http = fakeServer()) =>
  renderWithPlatform(<SettingsPage />, {
    http,
    signedIn: true,
    resources: { en: { notifications: en } },
  });
const lettersByMail = () =>
  screen.findByRole<HTMLInputElement>('switch', { name: 'Letters of intent: By e\u2011mail' });
const patches = (http: ReturnType<typeof fakeServer>) =>
  http.calls.filter(({ method }) => method === 'patch');

beforeEach(() => localStorage.clear());

test('every kind has a row with two switches; e-mails about security have none', async () => {
  show();
  await lettersByMail();
  for (const kind of KINDS) {
    const { title } = en.settings.kinds[kind];
    for (const [name, channel] of Object.entries(en.settings.channels)) {
      const offered = screen.queryByRole('switch', { name: `${title}: ${channel}` });
      expect(offered === null).toBe(kind === 'security' && name === 'email');
    }
  }
  const line = screen.getByRole('row', { name: /Security/ });
  within(line).getByText('Always on');
  within(line).getByText(/cannot be switched off/);
});

test('a switch changes at once and sends only what changed', async () => {
  const http = fakeServer();
  show(http);
  await userEvent.click(await lettersByMail());
  expect((await lettersByMail()).checked).toBe(false);
  await waitFor(() => expect(patches(http)).toHaveLength(1));
  expect(patches(http)[0]?.body).toEqual({ channels: { letters: { email: false } } });
  expect((await lettersByMail()).checked).toBe(false);
});

test('a failed call undoes the switch, with a message; the others stay', async () => {
  show(fakeServer('letters'));
  await userEvent.click(await screen.findByRole('switch', { name: 'Data room: In Handover' }));
  await userEvent.click(await lettersByMail());
  await screen.findByText('Not today');
  expect((await lettersByMail()).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Data room: In Handover' }).checked).toBe(
    false,
  );
});

test('settings that fail can be loaded again', async () => {
  const http = fakeServer().on('get', '/api/notification_settings/', { status: 500, body: {} });
  show(http);
  await screen.findByText(en.settings.failed);
  http.on('get', '/api/notification_settings/', {
    body: buildPaged([{ id: 4, channels: channelsOf(() => both) }]),
  });
  await userEvent.click(screen.getByRole('button', { name: 'loadAgain' }));
  await lettersByMail();
});

test('the sound is off by default, and can be tried first', async () => {
  const { platform } = show();
  const sample = jest.spyOn(platform.notificationSound, 'sample').mockResolvedValue();
  const sound = await screen.findByRole<HTMLInputElement>('switch', {
    name: new RegExp(en.settings.sound.label),
  });
  expect(sound.checked).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: en.settings.sound.listen }));
  expect(sample).toHaveBeenCalledTimes(1);
  await userEvent.click(sound);
  expect([sound.checked, platform.store.get(notificationSoundAtom)]).toEqual([true, true]);
});

test('the language of the account can be chosen here too', async () => {
  const user = buildUser({ id: 7, language: 'en' });
  const http = fakeServer()
    .on('get', '/api/users/current_user/', { body: user })
    .on('patch', '/api/users/7/', { body: { ...user, language: 'fr' } });
  show(http);
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'host.language.en' })).checked).toBe(
    true,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'host.language.fr' }));
  await waitFor(() => expect(patches(http)).toHaveLength(1));
  const sent = patches(http)[0]?.body;
  expect(sent instanceof FormData && sent.get('language')).toBe('fr');
});

test('one mail a day is chosen with a switch', async () => {
  const http = fakeServer();
  show(http);
  const choice = await screen.findByRole<HTMLInputElement>('switch', {
    name: new RegExp(en.settings.digest.label),
  });
  expect(choice.checked).toBe(false);
  await userEvent.click(choice);
  await waitFor(() => expect(patches(http).map(({ body }) => body)).toEqual([{ daily_digest: true }]));
  expect(choice.checked).toBe(true);
});
