import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../../contract/wire/paths.ts';
import { fakeHttp, renderWithPlatform } from '../../../testing/index.ts';
import { buildPaged } from '../../../testing/node.ts';
import { SectorsField, SubSectorsField } from '../index.ts';
import { MultiSelectField } from './multi-select-field.tsx';
import { FormWithValues } from './testing/form-with-values.tsx';

const record = (id: number, name: string) => ({ id, name, name_fr: '', deleted: false });
// There is no layout, so the list of a field counts as invisible, and its options are queried as hidden ones.
const field = (name: string) => screen.findByRole('combobox', { name });

test('sub-sectors are removed with their sector', async () => {
  const http = fakeHttp().on('get', paths.subSectors, ({ params }) => ({
    body: buildPaged(
      params.parents === '1,2' ? [record(11, 'Bread'), record(21, 'Hotels')] : [record(11, 'Bread')],
    ),
  }));
  const sectors = [
    { value: '1', label: 'Food' },
    { value: '2', label: 'Tourism' },
  ];
  renderWithPlatform(
    <FormWithValues values={{ sectors: ['1', '2'], sub_sectors: ['11', '21'] }}>
      <MultiSelectField name="sectors" label="Sectors" options={sectors} />
      <SubSectorsField sectorsName="sectors" />
    </FormWithValues>,
    { http, signedIn: true },
  );
  expect(await screen.findByText('Hotels')).toBeVisible();
  await userEvent.type(await field('Sectors'), '{Backspace}');
  expect(await screen.findByText('{"sectors":["1"],"sub_sectors":["11"]}')).toBeVisible();
});

test('what is chosen and not offered any more keeps its name and stays, until it is removed', async () => {
  const retired = (
    { params }: { params: Record<string, string | undefined> },
    id: number,
    name: string,
    offered: object,
  ) => ({
    body: buildPaged(params.ids === undefined ? [offered] : [record(id, name)]),
  });
  const http = fakeHttp()
    .on('get', paths.sectors, (call) => retired(call, 6, 'Wholesale', record(1, 'Food')))
    .on('get', paths.subSectors, (call) => retired(call, 61, 'Spare parts', record(11, 'Bread')))
    .on('get', paths.needHelpSector, { body: record(900, 'Need help') })
    .on('get', paths.needHelpSubSector, { body: record(900, 'Need help') });
  renderWithPlatform(
    <FormWithValues values={{ sectors: ['1', '6'], sub_sectors: ['61'] }}>
      <SectorsField name="sectors" label="Sectors" />
      <SubSectorsField sectorsName="sectors" />
    </FormWithValues>,
    { http, signedIn: true },
  );
  expect(await screen.findByText('Wholesale')).toBeVisible();
  expect(await screen.findByText('Spare parts')).toBeVisible();
  expect(screen.getByText('{"sectors":["1","6"],"sub_sectors":["61"]}')).toBeVisible();
  const asked = http.calls.flatMap(({ params }) => (params.ids ? [params.ids] : []));
  expect(asked).toEqual(['6', '61']);
  await userEvent.type(await field('Sectors'), '{Backspace}');
  await waitFor(() => expect(screen.queryByText('Wholesale')).toBeNull());
});

test('who does not know their sector asks for help, which is in no list', async () => {
  const help = { ...record(900, 'Need help'), hue: 0 };
  const http = fakeHttp()
    .on('get', paths.sectors, { body: buildPaged([record(1, 'Food')]) })
    .on('get', paths.subSectors, { body: buildPaged([record(11, 'Bread')]) })
    .on('get', paths.needHelpSector, { body: help })
    .on('get', paths.needHelpSubSector, { body: help });
  renderWithPlatform(
    <FormWithValues values={{ preferred_sectors: ['1'], sub_sectors: [] }}>
      <SectorsField name="preferred_sectors" label="Sectors" />
      <SubSectorsField sectorsName="preferred_sectors" />
    </FormWithValues>,
    { http, signedIn: true },
  );
  // Where something is chosen, nobody asks.
  await userEvent.click(await screen.findByRole('button', { name: 'helpMeChoose.action' }));
  expect(await screen.findByText('{"preferred_sectors":["1"],"sub_sectors":["900"]}')).toBeVisible();
  await waitFor(() => expect(screen.getByText('helpMeChoose.chosen')).toHaveFocus());
  expect(await screen.findByText('helpMeChoose.option')).toBeVisible();
  await userEvent.type(await field('Sectors'), '{Backspace}');
  await userEvent.click(await screen.findByRole('button', { name: 'helpMeChoose.action' }));
  expect(await screen.findByText('{"preferred_sectors":["900"],"sub_sectors":["900"]}')).toBeVisible();
  expect(screen.getAllByText('helpMeChoose.chosen')).toHaveLength(2);
  // A real one takes its place.
  await userEvent.click(await field('Sectors'));
  await userEvent.click(await screen.findByRole('option', { name: 'Food', hidden: true }));
  expect(await screen.findByText(/^\{"preferred_sectors":\["1"\]/)).toBeVisible();
});
