import { screen } from '@testing-library/react';
import { paths } from '../../contract/wire/paths.ts';
import { createTestPlatform, fakeHttp, renderWithPlatform } from '../../testing/index.ts';
import { buildPaged } from '../../testing/node.ts';
import type { HttpClient } from '../http/index.ts';
import { fetchReferenceData, referenceQuery, referenceRecordQuery } from './reference-query.ts';
import { useOptions } from './use-options.ts';
import { useCurrencies, useSectors, useSubSectors } from './use-reference.ts';

const records = [
  { id: 1, name: 'Food', name_fr: 'Alimentation', hue: 10 },
  { id: 2, name: 'Software', name_fr: '', hue: 20 },
];
const List = ({ use }: { use: () => { options: { value: string; label: string }[] } }) => (
  <output>{JSON.stringify(use().options)}</output>
);

test.each([
  ['en', ['Food', 'Software']],
  ['fr', ['Alimentation', 'Software']],
] as const)('options have the label of the language: %s', async (language, labels) => {
  const http = fakeHttp().on('get', paths.sectors, { body: buildPaged(records) });
  renderWithPlatform(<List use={useSectors} />, { http, language });
  const text = JSON.stringify(labels.map((label, index) => ({ value: String(index + 1), label })));
  expect(await screen.findByText(text)).toBeVisible();
  expect(http.calls[0]?.params).toEqual({ page_size: '500' });
});

test.each([
  ['en', ['Cider', 'Family', 'Mill']],
  ['fr', ['Barrage', 'Écluse', 'Famille']],
] as const)('key words are in the order of their names: %s', async (language, labels) => {
  const tags = [
    { id: 1, name: 'Cider', name_fr: 'Écluse' },
    { id: 2, name: 'Family', name_fr: 'Famille' },
    { id: 3, name: 'Mill', name_fr: 'Barrage' },
  ];
  const http = fakeHttp().on('get', paths.tags, { body: buildPaged(tags) });
  renderWithPlatform(<List use={() => useOptions(paths.tags)} />, { http, language });
  const shown = JSON.parse((await screen.findByText(/Famil/)).textContent ?? '') as { label: string }[];
  expect(shown.map(({ label }) => label)).toEqual(labels);
});

test('sub-sectors are asked for the chosen sectors, and not at all for none', async () => {
  const http = fakeHttp().on('get', paths.subSectors, { body: buildPaged(records) });
  const { unmount } = renderWithPlatform(<List use={() => useSubSectors([])} />, { http });
  expect(http.calls).toEqual([]);
  unmount();
  renderWithPlatform(<List use={() => useSubSectors(['2', '1'])} />, { http });
  await screen.findByText(/Food/);
  expect(http.calls[0]?.params).toEqual({ page_size: '500', parents: '1,2' });
});

test('currencies come as a plain list', async () => {
  const http = fakeHttp().on('get', paths.currencies, { body: [{ id: 1, name: 'EUR', symbol: '€' }] });
  renderWithPlatform(<List use={useCurrencies} />, { http });
  expect(await screen.findByText('[{"value":"1","label":"EUR"}]')).toBeVisible();
});

test.each([
  ['a list', paths.sectors, (http: HttpClient) => referenceQuery(http, paths.sectors), { page_size: '500' }],
  [
    'a part of a list',
    paths.subSectors,
    (http: HttpClient) => referenceQuery(http, paths.subSectors, { parents: '1' }),
    { page_size: '500', parents: '1' },
  ],
  [
    'one record, whose call takes no parameters',
    paths.needHelpSector,
    (http: HttpClient) => referenceRecordQuery(http, paths.needHelpSector),
    {},
  ],
])('what the html was rendered with is asked for as it was: %s', async (_, path, query, params) => {
  const fake = fakeHttp().on('get', path, { body: records });
  const { http, queries } = createTestPlatform({ http: fake });
  await fetchReferenceData(http, queries, query(http).queryKey);
  expect(fake.calls[0]?.params ?? {}).toEqual(params);
});
