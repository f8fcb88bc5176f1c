import { paths } from '@handover/shared/contract';
import { shownMessagesAtom } from '@handover/shared/messages';
import { createTestPlatform, fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { BellWidget } from '../features/bell/bell.widget.tsx';
import { NotificationListPage } from '../pages/notification-list.page.tsx';

test.each([500, 403, undefined])('the count and the list fail (%s) without a toast', async (status) => {
  const http = fakeHttp().on('get', paths.notifications, { status: status ?? 200 });
  http.setOffline(status === undefined);
  const platform = createTestPlatform({ http, signedIn: true });
  renderWithPlatform(
    <>
      <BellWidget />
      <NotificationListPage />
    </>,
    { platform, outlets: false },
  );
  // The list shows the error in its place, and the bell shows no number.
  await screen.findByText('failed');
  screen.getByRole('button', { name: 'loadAgain' });
  await waitFor(() => expect(platform.queries.isFetching()).toBe(0));
  const states = platform.queries.getQueryCache().getAll();
  expect(states.map(({ state }) => state.status)).toEqual(['error', 'error']);
  screen.getByRole('button', { name: 'bell.none' });
  expect(screen.queryByTestId('unread-count')).toBeNull();
  expect(platform.store.get(shownMessagesAtom)).toEqual([]);
});
