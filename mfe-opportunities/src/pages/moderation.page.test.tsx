import { paths } from '@handover/shared/contract';
import { areaKey } from '@handover/shared/query';
import { buildPaged } from '@handover/shared/testing/node';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildReview, older, younger } from '../testing/build-review.ts';
import { article, openModeration, read, sent, shows, sure } from '../testing/open-moderation.tsx';

test('publishing opens the next one, announced and with the focus, and leaves the queue', async () => {
  const { http, address } = openModeration();
  await userEvent.click(within(await read('An older one')).getByRole('button', { name: 'Publish' }));
  expect(sent(http)).toEqual([]);
  await sure();
  expect(await screen.findByText('“An older one” is published.')).toBeTruthy();
  await article('A younger one');
  expect(address()).toBe('/moderation?id=2');
  expect(document.activeElement?.textContent).toBe('A younger one');
  expect(
    screen.getAllByRole('status').some((one) => /Open: number 1, A younger one/.test(one.textContent ?? '')),
  ).toBe(true);
  await waitFor(() => expect(screen.queryByRole('link', { name: /An older one/ })).toBeNull());
  expect(sent(http)).toEqual([{ validated: true }]);
});

test('it leads back to the staff room, whose other pages lead here', async () => {
  openModeration();
  await read('An older one');
  expect(screen.getByRole('link', { name: 'Staff room' }).getAttribute('href')).toBe('/staff-room');
});

test('of a double click the second one decides nothing about the next', async () => {
  const { http } = openModeration();
  const publish = within(await read('An older one')).getByRole('button', { name: 'Publish' });
  fireEvent.click(publish, { detail: 1 });
  fireEvent.click(publish, { detail: 2 });
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  await sure();
  expect(await screen.findByText('“An older one” is published.')).toBeTruthy();
  fireEvent.click(within(await read('A younger one')).getByRole('button', { name: 'Publish' }), {
    detail: 2,
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(http.calls.filter(({ method }) => method === 'post').map(({ path }) => path)).toEqual([
    paths.moderate(1),
  ]);
});

test.each([
  ['no', [], false, null],
  ['a confirmed', ['Ty Bara'], true, null],
  ['an unconfirmed', ['Ty Bara'], false, 'default'],
])(
  'of %s find of the identity check, publishing is the accent or not',
  async (_, found, isConfirmed, variant) => {
    const hits = found.map((text) => ({
      field: 'activity' as const,
      start: 0,
      end: text.length,
      text,
      reason: 'company_name' as const,
    }));
    openModeration(undefined, { hits, identity_confirmed: isConfirmed });
    const publish = within(await read('An older one')).getByRole('button', { name: 'Publish' });
    // Without a variant it is the accent.
    expect(publish.getAttribute('data-variant')).toBe(variant);
  },
);

test('what could not be read is not decided, by no key and no button', async () => {
  const { http } = openModeration();
  http.on('get', paths.review(1), { status: 500 });
  const shown = within(await article('An older one'));
  await shown.findByRole('button', { name: /again/i });
  await userEvent.keyboard('pr');
  expect(shown.getByRole('button', { name: 'Publish' })).toBeDisabled();
  expect(shown.getByRole('button', { name: 'Reject…' })).toBeDisabled();
  expect(screen.queryByRole('textbox', { name: /Reason/ })).toBeNull();
  expect(sent(http)).toEqual([]);
});

test('what changed after it was read is not decided, and must be read again', async () => {
  const { http } = openModeration({ status: 409, body: { detail: 'Changed', code: 'record.changed' } });
  await read('An older one');
  await userEvent.keyboard('p');
  await sure();
  expect(await screen.findByText(/“An older one” changed after you had read it/)).toBeTruthy();
  expect(http.calls.filter(({ method }) => method === 'post').map(({ ifMatch }) => ifMatch)).toEqual([
    `"${older.updated_at}"`,
  ]);
  const changed = {
    ...older,
    project_title: 'An older one, rewritten',
    updated_at: '2026-02-01T09:00:00.000Z',
  };
  http.on('get', paths.review(1), { body: buildReview({ opportunity: changed }) });
  await userEvent.click(await screen.findByRole('link', { name: /An older one/ }));
  await read('An older one, rewritten');
  await userEvent.keyboard('p');
  await sure();
  await waitFor(() =>
    expect(http.calls.findLast(({ method }) => method === 'post')?.ifMatch).toBe(`"${changed.updated_at}"`),
  );
});

test('what is found in the title is marked in the title that was read, not in that of the queue', async () => {
  const opportunity = { ...older, project_title: 'Ty Bara, the older one' };
  openModeration(undefined, {
    opportunity,
    hits: [{ field: 'project_title', start: 0, end: 7, text: 'Ty Bara', reason: 'company_name' }],
  });
  const heading = await screen.findByRole('heading', { level: 2, name: /the older one/ });
  expect(heading.querySelector('mark')?.textContent).toBe('Ty Bara company’s name');
});

test('a tag and a region that users have made are marked as a whole', async () => {
  const tag = (id: number, name: string) => ({ id, name, name_fr: name });
  openModeration(undefined, {
    opportunity: { ...older, tags: [tag(7, 'Retirement'), tag(8, 'Merlanne')], region: tag(9, 'Voiron') },
    hits: [
      { field: 'tags', start: 0, end: 8, text: 'Merlanne', reason: 'private_text' },
      { field: 'region', start: 0, end: 6, text: 'Voiron', reason: 'city' },
    ],
  });
  const inTags = (await screen.findByText('words of the confidential texts')).closest('dd');
  expect(inTags?.textContent).toContain('Retirement, Merlanne words of the confidential texts');
  expect(screen.getByText('city').closest('mark')?.textContent).toBe('Voiron city');
});

test('one that a colleague has decided meanwhile is not replaced by another one', async () => {
  const { http, address, platform } = openModeration();
  await read('An older one');
  expect(address()).toBe('/moderation?id=1');
  http.on('get', paths.moderationQueue, { body: buildPaged([younger]) });
  await act(() => platform.queries.invalidateQueries({ queryKey: areaKey('opportunities', 'moderation') }));
  const gone = await screen.findByRole('region', { name: 'No longer in the queue' });
  await userEvent.keyboard('p');
  expect(screen.queryByRole('article')).toBeNull();
  expect(sent(http)).toEqual([]);
  await userEvent.click(within(gone).getByRole('button', { name: 'Open the next one' }));
  await read('A younger one');
  expect(address()).toBe('/moderation?id=2');
});

test('keys go on, back, publish and reject, and not while a reason is typed or when they are off', async () => {
  const { http, address } = openModeration();
  await read('An older one');
  await userEvent.keyboard('j');
  await read('A younger one');
  await userEvent.keyboard('k');
  await read('An older one');
  await userEvent.keyboard('r');
  const reason = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ });
  await userEvent.keyboard('jp');
  expect(reason.value).toBe('jp');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reject…' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Use single keys' }));
  await userEvent.keyboard('j');
  expect(address()).toBe('/moderation?id=1');
  // The switch has the focus now: it is no field to type in.
  await userEvent.click(screen.getByRole('switch', { name: 'Use single keys' }));
  await userEvent.keyboard('p');
  await sure();
  await article('A younger one');
  await waitFor(() => expect(sent(http)).toEqual([{ validated: true }]));
});

test('shows what may give the company away, what changed, the earlier reason and the confidential data', async () => {
  openModeration(undefined, {
    hits: [{ field: 'activity', start: 0, end: 6, text: 'Eleven', reason: 'private_text' }],
    changes: [
      { field: 'project_title', before: 'A bakery in Lannion', after: 'An older one' },
      { field: 'asking_price', before: null, after: 2_400_000 },
      { field: 'tags', before: [{ id: 1, name: 'Family', name_fr: 'Famille' }], after: [] },
      { field: 'founded_year', before: null, after: 1987 },
      { field: 'handover_months', before: 6, after: 12 },
      { field: 'largest_customer', before: null, after: '10_to_25' },
      { field: 'growth_shown', before: 'none', after: 'band' },
    ],
    earlier_reason: 'It named the village.',
  });
  expect(await shows('1 place may give the company away')).toBeTruthy();
  expect(screen.getByText(/The owner has not confirmed it/)).toBeTruthy();
  expect(screen.getByText('words of the confidential texts').closest('mark')?.textContent).toContain(
    'Eleven',
  );
  expect(screen.getByText('It named the village.')).toBeTruthy();
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toContainEqual(['Project title', 'A bakery in Lannion', 'An older one']);
  expect(rows).toContainEqual(['Asking price', '–', '€2,400,000']);
  expect(rows).toContainEqual(['Tags', 'Family', '–']);
  expect(rows).toContainEqual(['Year of foundation', '–', '1987']);
  expect(rows).toContainEqual(['Transition', '6 months', '12 months']);
  expect(rows).toContainEqual(['Largest customer', '–', '10–25% of revenue']);
  expect(rows).toContainEqual(['Revenue growth', 'Do not show', 'Show as a range']);
  expect(screen.getByText('Ty Bara')).toBeTruthy();
});

test('only the review that is open is read, since each is on record', async () => {
  const { http } = openModeration();
  await shows('Ty Bara');
  expect(http.calls.filter(({ path }) => path === paths.review(2))).toEqual([]);
});
