import { screen } from '@testing-library/react';
import { paths } from '../../contract/paths.ts';
import { fakeHttp, renderWithPlatform } from '../../testing/index.ts';
import { buildPaged } from '../../testing/node.ts';
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
