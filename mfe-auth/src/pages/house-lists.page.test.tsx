import { type FaqEntry, type ListedName, paths } from '@handover/shared/contract';
import { fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildFaqEntry, buildName } from '../testing/build-lists.ts';
import { FaqEntriesPage } from './faq-entries.page.tsx';
import { HouseListsPage } from './house-lists.page.tsx';

const sectors = [buildName(), buildName({ id: 2, name: 'Health', name_fr: 'Santé', retired: true })];
const subSectors = [
  buildName({ id: 11, name: 'Plastics', name_fr: 'Plasturgie', parent: 1 }),
  buildName({ id: 12, name: 'Packaging', name_fr: 'Emballage', parent: 1, retired: true }),
  buildName({ id: 13, name: 'Metalwork', name_fr: 'Chaudronnerie', parent: 1 }),
];
const atServer = (ofSectors: ListedName[], ofSubSectors: ListedName[]) =>
  fakeHttp()
    .on('get', paths.houseList('sectors'), { body: { results: ofSectors } })
    .on('get', paths.houseList('sub_sectors'), () => ({ body: { results: ofSubSectors } }));
const rows = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');

test('sectors with their sub-sectors, in the language of the page, and what is retired', async () => {
  renderWithPlatform(<HouseListsPage />, {
    http: atServer(sectors, subSectors),
    route: '/staff-room/sectors',
    signedIn: true,
    language: 'fr',
  });
  const [first, second] = await rows('Industrie');
  expect(first).toHaveTextContent('PlasturgiePlastics');
  expect(first).not.toHaveTextContent('lists.states.retired');
  expect(second).toHaveTextContent('lists.states.retired');
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    '/staff-room/lists/sub_sectors/11',
  );
  expect(screen.getAllByText('lists.states.retired')).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: 'lists.sectors.addLabel' })[0]).toHaveAttribute(
    'href',
    '/staff-room/lists/sub_sectors/create?parent=1',
  );
});

test('an entry is moved one place, and keeps the focus; at an end nothing is sent', async () => {
  const order = [...subSectors];
  const http = atServer(sectors, order).on('post', paths.moveName('sub_sectors', 11), () => {
    order.splice(0, 2, order[1] as ListedName, order[0] as ListedName);
    return { body: order[1] };
  });
  renderWithPlatform(<HouseListsPage />, { http, route: '/staff-room/sectors', signedIn: true });
  const [first] = await rows('Industry');
  const button = (way: string) => within(first as HTMLElement).getByRole('button', { name: `lists.${way}` });
  await userEvent.click(button('up'));
  expect(http.calls.some(({ method }) => method === 'post')).toBe(false);
  await userEvent.click(button('down'));
  await screen.findByText('lists.moved');
  expect(http.calls.find(({ method }) => method === 'post')?.body).toEqual({ before: 13 });
  await waitFor(async () => expect((await rows('Industry'))[1]).toHaveTextContent('Plastics'));
  await waitFor(() => expect(button('down')).toHaveFocus());
});

test('questions by category, and which of them are hidden', async () => {
  const categories = [buildName({ name: 'Privacy' }), buildName({ id: 2, name: 'Fees' })];
  const entries: FaqEntry[] = [
    buildFaqEntry(),
    buildFaqEntry({ id: 102, question: 'Who signs?', published: false }),
  ];
  const http = fakeHttp()
    .on('get', paths.houseList('faq_categories'), { body: { results: categories } })
    .on('get', paths.faqEntries, { body: { results: entries } });
  renderWithPlatform(<FaqEntriesPage />, { http, route: '/staff-room/questions', signedIn: true });
  const [shown, hidden] = await rows('Privacy');
  expect(shown).not.toHaveTextContent('lists.states.hidden');
  expect(hidden).toHaveTextContent('lists.states.hidden');
  expect(screen.getByText('lists.faq.none')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'lists.faq.addLabel' })[1]).toHaveAttribute(
    'href',
    '/staff-room/questions/create?category=2',
  );
});

test('a refused move is told, and the list is read again', async () => {
  const http = atServer(sectors, subSectors).on('post', paths.moveName('sub_sectors', 13), {
    status: 409,
    body: { detail: 'Somebody has changed it', code: 'record.changed' },
  });
  renderWithPlatform(<HouseListsPage />, { http, route: '/staff-room/sectors', signedIn: true });
  const third = (await rows('Industry'))[2] as HTMLElement;
  await userEvent.click(within(third).getByRole('button', { name: 'lists.up' }));
  await screen.findByText(/Somebody has changed it/);
  const reads = http.calls.filter(({ path }) => path === paths.houseList('sub_sectors'));
  await waitFor(() => expect(reads.length).toBeGreaterThan(1));
});
