import { areaKey } from '@handover/shared/query';
import { createTestPlatform, fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useCompleteDeal } from './change-deal.mutation.ts';

function Complete() {
  const { mutate, isIdle, isPending } = useCompleteDeal(7);
  const over = !isIdle && !isPending;
  return (
    <button type="button" onClick={() => mutate()}>
      {over ? 'over' : 'complete'}
    </button>
  );
}

test.each([200, 409])('after a change (%d) deals and opportunities are loaded again', async (status) => {
  const http = fakeHttp().on('post', '/api/deals/7/complete/', { status, body: {} });
  const platform = createTestPlatform({ http, signedIn: true });
  const stale = [
    areaKey('deals', 'list', { role: 'owner', archived: false }),
    areaKey('deals', 'one', 7),
    areaKey('deals', 'requests', 'owner'),
    areaKey('opportunities', 'one', 3),
    areaKey('opportunities', 'mine', {}),
  ];
  const fresh = areaKey('select', 'sectors');
  for (const key of [...stale, fresh]) platform.queries.setQueryData(key, {});
  renderWithPlatform(<Complete />, { platform });
  fireEvent.click(screen.getByRole('button', { name: 'complete' }));
  await screen.findByRole('button', { name: 'over' });
  const isStale = (key: readonly unknown[]) => platform.queries.getQueryState(key)?.isInvalidated;
  await waitFor(() => expect(stale.map(isStale)).toEqual(stale.map(() => true)));
  expect(isStale(fresh)).toBe(false);
});
