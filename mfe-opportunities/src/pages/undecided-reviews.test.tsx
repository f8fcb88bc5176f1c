import { paths } from '@handover/shared/contract';
import { createMemoryCookies, fakeHttp } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildReview, older, younger } from '../testing/build-review.ts';
import { renderOpportunities } from '../testing/render-opportunities.tsx';
import { ModerationPage } from './moderation.page.tsx';

const TITLE = 'Not decided yet';
const tokens = () => ({ access: `x.${btoa(JSON.stringify({ sub: '9' }))}.x`, refresh: 'r' });

/** Opens the page as one person, who has just signed in. */
function open(route: string, { isEnded = false, listed = [older, younger] } = {}) {
  const ended = { status: 401, body: { detail: 'Sign in again' } };
  const http = fakeHttp()
    .on('get', paths.countries, { body: buildPaged([]) })
    .on('get', paths.moderationQueue, { body: buildPaged(listed) })
    .on('get', paths.review(1), { body: buildReview() })
    .on('get', paths.review(2), { body: buildReview({ opportunity: younger }) })
    .on('post', paths.moderate(1), isEnded ? ended : { body: {} })
    .on('post', paths.refreshToken, ended);
  return renderOpportunities(<ModerationPage />, { http, route, cookies: createMemoryCookies(tokens()) });
}
const read = async (name: string) => {
  const article = await screen.findByRole('article', { name: new RegExp(name) });
  await within(article).findByText('Ty Bara');
  return within(article);
};
async function publish(name: string) {
  await userEvent.click((await read(name)).getByRole('button', { name: 'Publish' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }));
}

beforeEach(async () => {
  const { platform, unmount } = open('/moderation', { isEnded: true });
  await publish('An older one');
  await waitFor(() => expect(platform.session.isSignedIn()).toBe(false));
  unmount();
});
afterEach(() => localStorage.clear());

test('after signing in again, what the end of the session left undecided is told above the next one, and leads back', async () => {
  const { unmount } = open('/moderation?id=2');
  await read('A younger one');
  expect(await screen.findByText(/your decision on “An older one” was recorded/)).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Back to it' }));
  await read('An older one');
  expect(document.activeElement?.textContent).toBe('An older one');
  expect(screen.queryByText(TITLE)).toBeNull();
  unmount();
  open('/moderation?id=2');
  await read('A younger one');
  expect(screen.queryByText(TITLE)).toBeNull();
});

test('it is told until it is decided', async () => {
  open('/moderation?id=1');
  expect(await screen.findByText(TITLE)).toBeTruthy();
  await publish('An older one');
  await screen.findByText('“An older one” is published.');
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['a colleague has decided meanwhile', [younger]],
  ['its owner has changed meanwhile', [{ ...older, updated_at: '2026-03-01T09:00:00.000Z' }, younger]],
])('of what %s nothing is told', async (_why, listed) => {
  open('/moderation?id=2', { listed });
  await read('A younger one');
  expect(screen.queryByText(TITLE)).toBeNull();
});
