import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { buildNotification, fakeHttp, renderWithPlatform } from '../../testing/index.ts';
import { useNotificationToasts } from './use-notification-toasts.ts';

function Live() {
  useNotificationToasts();
  return null;
}

test('a notification that is followed from its toast is read', async () => {
  const http = fakeHttp().on('post', /read_list_of_my_notifications/, { body: {} });
  const { platform, address } = renderWithPlatform(<Live />, {
    http,
    signedIn: true,
    resources: { en: { notifications: { types: { access_requested: 'Someone asks.' } } } },
  });
  const notification = buildNotification({ id: 12, type: 'access_requested', link: '/user-deals' });
  act(() => platform.events.emit('notification', notification));
  fireEvent.click(await screen.findByRole('link', { name: /notificationOpen/ }));
  await waitFor(() => expect(http.calls).toHaveLength(1));
  expect(http.calls[0]?.body).toEqual({ list_of_ids: [12] });
  expect(address()).toBe('/user-deals');
});
