import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../contract/index.ts';
import { useCurrentUser } from '../../kernel/session/index.ts';
import { createTestPlatform, renderWithPlatform } from '../index.ts';
import { buildNotification, buildUser } from '../node.ts';
import { replayRecording } from './replay-recording.ts';

const notification = buildNotification({ id: 9 });
const recording = {
  format: 1,
  remote: 'mfe-deals',
  recordedAt: '2026-11-26T00:00:00Z',
  entries: [
    { call: `GET ${paths.currentUser}`, user: 7, status: 200, body: buildUser({ first_name: 'Ada' }) },
    { message: notification, user: 7 },
  ],
};

test('a component is rendered with what was recorded', async () => {
  const Greeting = () => <p>{useCurrentUser().data?.first_name}</p>;
  renderWithPlatform(<Greeting />, { ...replayRecording(recording), signedIn: true });
  expect(await screen.findByText('Ada')).toBeTruthy();
});

test('a call that was not recorded fails with an error that names it; recorded messages arrive', async () => {
  const platform = createTestPlatform({ ...replayRecording(recording), signedIn: true });
  const arrived = jest.fn();
  platform.events.on('notification', arrived);
  await expect(platform.http.get('/api/deals/', { params: { page: 2 } })).rejects.toMatchObject({
    message: expect.stringContaining('Not recorded: GET /api/deals/?page=2'),
  });
  platform.socket.open();
  await platform.http.get(paths.currentUser);
  await waitFor(() => expect(arrived).toHaveBeenCalledWith(expect.objectContaining({ id: 9 })));
  platform.socket.close();
});
