import { paths, type Review } from '@handover/shared/contract';
import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { buildOpportunity, buildOwn, buildPaged, buildPrivateData } from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOpportunities } from '../testing/render-opportunities.tsx';
import { ModerationPage } from './moderation.page.tsx';

const older = buildOpportunity({ id: 1, project_title: 'An older one', validated: null, own: buildOwn() });
const younger = buildOpportunity({ id: 2, project_title: 'A younger one', validated: null, own: buildOwn() });

const buildReview = (overrides: Partial<Review> = {}): Review => ({
  opportunity: older,
  private_data: buildPrivateData({ company_name: 'Ty Bara' }),
  owner: buildPrivateData().owner,
  hits: [],
  identity_confirmed: false,
  changes: [],
  earlier_reason: null,
  submitted_at: '2026-01-05T09:00:00.000Z',
  ...overrides,
});

function open(reply: { status?: number; body?: unknown } = { body: {} }, review: Partial<Review> = {}) {
  let queue = [older, younger];
  const http = fakeHttp()
    .on('get', paths.countries, { body: buildPaged([]) })
    .on('get', paths.moderationQueue, () => ({ body: buildPaged(queue) }))
    .on('get', paths.review(1), { body: buildReview(review) })
    .on('get', paths.review(2), { body: buildReview({ opportunity: younger }) })
    .on('post', paths.moderate(1), () => {
      if (!reply.status) queue = [younger];
      return reply;
    });
  return { http, ...renderOpportunities(<ModerationPage />, { http, route: '/moderation' }) };
}
const article = (name: string) => screen.findByRole('article', { name: new RegExp(name) });
const shows = async (text: string) => screen.findByText(text);
const sent = (http: ReturnType<typeof fakeHttp>) =>
  http.calls.filter(({ method }) => method === 'post').map(({ body }) => body);

test('publishing opens the next one, announced and with the focus, and leaves the queue', async () => {
  const { http, address } = open();
  await userEvent.click(within(await article('An older one')).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('“An older one” is published')).toBeTruthy();
  await article('A younger one');
  expect(address()).toBe('/moderation?id=2');
  expect(document.activeElement?.textContent).toBe('A younger one');
  expect(
    screen.getAllByRole('status').some((one) => /open: number 1, A younger one/.test(one.textContent ?? '')),
  ).toBe(true);
  await waitFor(() => expect(screen.queryByRole('link', { name: /An older one/ })).toBeNull());
  expect(sent(http)).toEqual([{ validated: true }]);
});

test('a rejection needs a reason of ten characters', async () => {
  const { http } = open();
  await userEvent.click(within(await article('An older one')).getByRole('button', { name: 'Reject…' }));
  const reason = screen.getByRole('textbox', { name: /Reason/ });
  expect(document.activeElement).toBe(reason);
  await pasteInto(reason, 'Too thin');
  await userEvent.click(screen.getByRole('button', { name: 'Reject with this reason' }));
  await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
  expect(sent(http)).toEqual([]);
  await pasteInto(reason, ', it names the company');
  await userEvent.click(screen.getByRole('button', { name: 'Reject with this reason' }));
  expect(await screen.findByText('“An older one” is rejected')).toBeTruthy();
  expect(sent(http)).toEqual([{ validated: false, reason: 'Too thin, it names the company' }]);
});

test('a call that fails puts it back with its reason', async () => {
  open({ status: 409, body: { detail: 'Somebody was faster' } });
  await userEvent.click(within(await article('An older one')).getByRole('button', { name: 'Reject…' }));
  await pasteInto(screen.getByRole('textbox', { name: /Reason/ }), 'It names the company');
  await userEvent.click(screen.getByRole('button', { name: 'Reject with this reason' }));
  expect(await screen.findByText(/still in the queue. Somebody was faster/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('link', { name: /An older one/ }));
  await article('An older one');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ }).value).toBe(
    'It names the company',
  );
});

test('keys go on, back, publish and reject, and not while a reason is typed or when they are off', async () => {
  const { http, address } = open();
  await article('An older one');
  await userEvent.keyboard('j');
  await article('A younger one');
  await userEvent.keyboard('k');
  await article('An older one');
  await userEvent.keyboard('r');
  const reason = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ });
  await userEvent.keyboard('jp');
  expect(reason.value).toBe('jp');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reject…' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Use single keys' }));
  await userEvent.keyboard('j');
  expect(address()).toBe('/moderation?id=1');
  await userEvent.click(screen.getByRole('switch', { name: 'Use single keys' }));
  (await article('An older one')).querySelector('h2')?.focus();
  await userEvent.keyboard('p');
  await article('A younger one');
  await waitFor(() => expect(sent(http)).toEqual([{ validated: true }]));
});

test('shows what may give the company away, what changed, the earlier reason and the confidential data', async () => {
  open(undefined, {
    hits: [{ field: 'activity', start: 0, end: 6, text: 'Eleven', reason: 'private_text' }],
    changes: [
      { field: 'project_title', before: 'A bakery in Lannion', after: 'An older one' },
      { field: 'asking_price', before: null, after: 2_400_000 },
      { field: 'tags', before: [{ id: 1, name: 'Family', name_fr: 'Famille' }], after: [] },
    ],
    earlier_reason: 'It named the village.',
  });
  expect(await shows('1 place may give the company away')).toBeTruthy();
  expect(screen.getByText(/The owner has not confirmed them/)).toBeTruthy();
  expect(screen.getByText('words of the confidential texts').closest('mark')?.textContent).toContain(
    'Eleven',
  );
  expect(screen.getByText('It named the village.')).toBeTruthy();
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toContainEqual(['Project title', 'A bakery in Lannion', 'An older one']);
  expect(rows).toContainEqual(['Asking price', '–', '2,400,000']);
  expect(rows).toContainEqual(['Tags', 'Family', '–']);
  expect(screen.getByText('Ty Bara')).toBeTruthy();
});

test('only the review that is open is read, since each is on record', async () => {
  const { http } = open();
  await shows('Ty Bara');
  expect(http.calls.filter(({ path }) => path === paths.review(2))).toEqual([]);
});
