import { paths } from '@handover/shared/contract';
import { fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { NotificationListPage } from '../../pages/notification-list.page.tsx';
import { buildNotification, buildNotificationPage } from '../../testing/builders.ts';
import { BellWidget } from './bell.widget.tsx';

test('what the socket tells counts at once and stands first; what was read elsewhere counts not', async () => {
  const first = buildNotification();
  const http = fakeHttp().on('get', paths.notifications, { body: buildNotificationPage([first]) });
  const { platform } = renderWithPlatform(
    <>
      <BellWidget />
      <NotificationListPage />
    </>,
    { http, signedIn: true },
  );
  const shows = (unread: string, rows: number) =>
    waitFor(() => {
      expect(screen.getAllByRole('listitem')).toHaveLength(rows);
      expect(screen.getByTestId('unread-count').textContent).toBe(unread);
    });
  const tell = (is_read: boolean, id: number) =>
    act(() => platform.events.emit('notification', buildNotification({ id, is_read })));
  await shows('1', 1);
  tell(false, 2);
  await shows('2', 2);
  tell(true, 3);
  await shows('2', 3);
});
