import { paths } from '@handover/shared/contract';
import { type FakeReply, fakeHttp, flushTasks, renderWithPlatform } from '@handover/shared/testing';
import { buildOpportunity } from '@handover/shared/testing/node';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { oneKey } from '../queries/keys.ts';
import { useOpportunity } from '../queries/opportunity.query.ts';
import { FavoriteButton } from './favorite-button.tsx';

function Shown() {
  const { data } = useOpportunity(3);
  return data ? <FavoriteButton opportunity={data} /> : null;
}

const one = buildOpportunity({ id: 3, is_favorite: false });
const arrange = () => {
  const http = fakeHttp().on('get', paths.opportunity(3), { body: one });
  const { platform } = renderWithPlatform(<Shown />, { http, signedIn: true });
  return { http, platform, heart: () => screen.findByRole('button', { name: 'favorite.label' }) };
};
const isPressed = async (heart: Promise<HTMLElement>) => (await heart).getAttribute('aria-pressed');

test('a running refetch does not undo a favourite; the next one has the state of the server', async () => {
  const { http, platform, heart } = arrange();
  await heart();
  const [late, answer] = [Promise.withResolvers<FakeReply>(), Promise.withResolvers<FakeReply>()];
  http.on('get', paths.opportunity(3), () => late.promise);
  http.on('post', paths.favorite(3), () => answer.promise);
  act(() => void platform.queries.refetchQueries({ queryKey: oneKey(3) }));
  await waitFor(() => expect(http.calls.filter(({ method }) => method === 'get')).toHaveLength(2));
  await userEvent.click(await heart());
  expect(await isPressed(heart())).toBe('true');
  late.resolve({ body: one });
  await act(flushTasks);
  expect(await isPressed(heart())).toBe('true');
  http.on('get', paths.opportunity(3), { body: { ...one, is_favorite: true } });
  answer.resolve({ body: { detail: 'Added' } });
  await waitFor(() => expect(http.calls.filter(({ method }) => method === 'get')).toHaveLength(3));
  expect(await isPressed(heart())).toBe('true');
});

test('a failed call undoes the favourite, with a message', async () => {
  const { http, heart } = arrange();
  http.on('post', paths.favorite(3), { status: 403, body: { detail: 'Not yours to keep' } });
  await userEvent.click(await heart());
  expect(await screen.findByText('Not yours to keep')).toBeTruthy();
  expect(await isPressed(heart())).toBe('false');
});
