import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../../contract/wire/paths.ts';
import { type FakeCall, fakeHttp, pasteInto, renderWithPlatform } from '../../../testing/index.ts';
import { buildPaged } from '../../../testing/node.ts';
import { RegionField, SelectField } from '../index.ts';
import { FormWithValues } from './testing/form-with-values.tsx';

const record = (id: number, name: string) => ({ id, name, name_fr: '', deleted: false });
// There is no layout, so the list of a field counts as invisible, and its options are queried as hidden ones.
const field = (name: string) => screen.findByRole('combobox', { name });

afterEach(() => jest.useRealTimers());

const REGIONS = [
  { ...record(3, 'Bretagne'), country: 1 },
  { ...record(21, 'Genève'), country: 3 },
  { ...record(1001, 'Stored before countries'), country: null },
];
const showRegions = (values: Record<string, unknown>) => {
  const http = fakeHttp()
    .on('get', paths.regions, ({ params }: FakeCall) => ({
      body: buildPaged(
        REGIONS.filter(({ country }) => !params.country || String(country) === params.country).filter(
          ({ name }) => name.includes(params.name ?? ''),
        ),
      ),
    }))
    .on('post', paths.regions, { status: 201, body: { ...record(30, 'Jura'), country: 3 } });
  renderWithPlatform(
    <FormWithValues values={values}>
      <SelectField
        name="country"
        label="Country"
        options={[
          { value: '1', label: 'France' },
          { value: '3', label: 'Switzerland' },
        ]}
      />
      <RegionField name="region" countryName="country" label="Region" />
    </FormWithValues>,
    { http, signedIn: true },
  );
  return http;
};
const option = (name: string) => screen.findByRole('option', { name, hidden: true });

test('a missing region is created and chosen', async () => {
  const http = fakeHttp()
    .on('get', paths.regions, { body: buildPaged([]) })
    .on('post', paths.regions, { status: 201, body: record(30, 'Pays de Gex') });
  renderWithPlatform(
    <FormWithValues values={{ country: null, region: null }}>
      <RegionField name="region" countryName="country" label="Region" />
    </FormWithValues>,
    { http, signedIn: true },
  );
  const input = await field('Region');
  await pasteInto(input, 'Pays de Gex');
  await userEvent.click(await screen.findByRole('option', { name: 'createOption', hidden: true }));
  expect(await screen.findByText('{"country":null,"region":"30"}')).toBeVisible();
  expect(http.calls.at(-1)?.body).toEqual({ deleted: false, name: 'Pays de Gex' });
  await waitFor(() => expect(input).toHaveValue('Pays de Gex'));
});

test('regions are those of the chosen country, and a new one is created in it', async () => {
  const http = showRegions({ country: '3', region: null });
  await userEvent.click(await field('Region'));
  expect(await option('Genève')).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Bretagne', hidden: true })).toBeNull();
  await pasteInto(await field('Region'), 'Jura');
  await userEvent.click(await option('createOption'));
  expect(await screen.findByText('{"country":"3","region":"30"}')).toBeVisible();
  expect(http.calls.at(-1)?.body).toEqual({ deleted: false, name: 'Jura', country: 3 });
  expect(http.calls.filter(({ params }) => params.name).map(({ params }) => params.country)).toEqual(['3']);
});

test('a region goes when the country is changed to another', async () => {
  showRegions({ country: '1', region: '3' });
  await waitFor(async () => expect(await field('Region')).toHaveValue('Bretagne'));
  await userEvent.click(await field('Country'));
  await userEvent.click(await option('Switzerland'));
  expect(await screen.findByText('{"country":"3","region":null}')).toBeVisible();
});

test('a region goes when the first country is chosen again', async () => {
  showRegions({ country: '1', region: '3' });
  await waitFor(async () => expect(await field('Region')).toHaveValue('Bretagne'));
  await userEvent.click(await field('Country'));
  await userEvent.click(await option('Switzerland'));
  await screen.findByText('{"country":"3","region":null}');
  await userEvent.click(await field('Region'));
  await userEvent.click(await option('Genève'));
  await screen.findByText('{"country":"3","region":"21"}');
  await userEvent.click(await field('Country'));
  await userEvent.click(await option('France'));
  expect(await screen.findByText('{"country":"1","region":null}')).toBeVisible();
});

test('a region that was stored without a country keeps its name, and stays', async () => {
  showRegions({ country: '1', region: '1001' });
  await waitFor(async () => expect(await field('Region')).toHaveValue('Stored before countries'));
  expect(screen.getByText('{"country":"1","region":"1001"}')).toBeVisible();
});

test('the label of the chosen option is in the field, and is no search', async () => {
  jest.useFakeTimers();
  const http = fakeHttp().on('get', paths.regions, { body: buildPaged([record(1, 'Bretagne')]) });
  renderWithPlatform(
    <FormWithValues values={{ country: null, region: '1' }}>
      <RegionField name="region" countryName="country" label="Region" />
    </FormWithValues>,
    { http, signedIn: true },
  );
  const input = await field('Region');
  await waitFor(() => expect(input).toHaveValue('Bretagne'));
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(http.calls.filter(({ params }) => params.name)).toEqual([]);
});
