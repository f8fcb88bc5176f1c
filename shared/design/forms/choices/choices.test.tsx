import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../../contract/paths.ts';
import { type FakeCall, fakeHttp, pasteInto, renderWithPlatform } from '../../../testing/index.ts';
import { buildPaged } from '../../../testing/node.ts';
import {
  FormProvider,
  RegionField,
  SectorsField,
  SelectField,
  SubSectorsField,
  TagsField,
  useAppForm,
  useWatch,
  yup,
} from '../index.ts';
import { MultiSelectField } from './multi-select-field.tsx';

const record = (id: number, name: string) => ({ id, name, name_fr: '', deleted: false });
const tags = [record(1, 'Énergie'), record(2, 'Bakery')];
const server = () =>
  fakeHttp().on('get', /tags|regions/, ({ params }: FakeCall) => ({
    body: buildPaged(
      params.name === 'hidden' ? [record(8, 'Beyond the first 500')] : params.name ? [] : tags,
    ),
  }));

afterEach(() => jest.useRealTimers());

const Values = () => <output>{JSON.stringify(useWatch())}</output>;
function Form({ children, values }: { children: React.ReactNode; values: Record<string, unknown> }) {
  const form = useAppForm({ schema: yup.object({}), defaultValues: values });
  return (
    <FormProvider {...form}>
      {children}
      <Values />
    </FormProvider>
  );
}
const showTags = (http = server(), chosen: string[] = []) =>
  renderWithPlatform(
    <Form values={{ tags: chosen }}>
      <TagsField name="tags" label="Tags" />
    </Form>,
    { http, signedIn: true },
  );
// Without a layout the list of a field counts as out of sight: its options are asked for as hidden ones.
const field = (name: string) => screen.findByRole('combobox', { name });

test('by keyboard: the search ignores accents, and Enter chooses the first match', async () => {
  showTags();
  await userEvent.type(await field('Tags'), 'energ{Enter}');
  expect(await screen.findByText('{"tags":["1"]}')).toBeVisible();
});

test('an option that only the server finds can be chosen, and keeps its label', async () => {
  showTags();
  const input = await field('Tags');
  await pasteInto(input, 'hidden');
  await userEvent.click(await screen.findByRole('option', { name: 'Beyond the first 500', hidden: true }));
  expect(await screen.findByText('{"tags":["8"]}')).toBeVisible();
  await pasteInto(input, 'bak');
  expect(screen.getByText('Beyond the first 500')).toBeVisible();
});

test('a missing tag is created, chosen and announced', async () => {
  const http = server().on('post', paths.tags, { status: 201, body: record(9, 'Bread') });
  showTags(http, ['2']);
  await screen.findByText('Bakery');
  await pasteInto(await field('Tags'), 'Bread');
  await userEvent.click(await screen.findByRole('option', { name: 'createOption', hidden: true }));
  expect(await screen.findByText('{"tags":["2","9"]}')).toBeVisible();
  expect(screen.getByText('Bread')).toBeVisible();
  expect(screen.getByText('createdOption').closest('[role=status]')).not.toBeNull();
  expect(http.calls.at(-1)?.body).toEqual({ deleted: false, name: 'Bread' });
});

test.each(['bakery', ' BAKERY '])('an existing tag can not be created: %s', async (name) => {
  showTags();
  await screen.findByText('{"tags":[]}');
  await pasteInto(await field('Tags'), name);
  expect(await screen.findByRole('option', { name: 'Bakery', hidden: true })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'createOption', hidden: true })).toBeNull();
});

test.each([
  ['two words', 'invalidTag'],
  ['b2', 'invalidTag'],
  ['2', 'invalidTag'],
  ['a'.repeat(31), 'invalidTag'],
  ['x', ''],
])('while typed, %s is judged at once: %s', async (name, text) => {
  const http = server();
  showTags(http);
  const input = await field('Tags');
  await pasteInto(input, name);
  await waitFor(() => expect(screen.queryByText('loading')).toBeNull());
  await waitFor(() => expect(input).toHaveAccessibleDescription(text));
  expect(screen.queryByRole('option', { name: 'createOption', hidden: true })).toBeNull();
  await userEvent.clear(input);
  expect(input).toHaveAccessibleDescription('');
});

test.each([
  ['Bread', 400, { name: ['Not this one'] }, 'Not this one', 1],
  ['Bread', 429, { detail: 'You can add 20 a day.' }, 'You can add 20 a day.', 1],
])(
  '%s refused with %i shows an error at the field, and the input is kept',
  async (name, status, body, text, posts) => {
    const http = server().on('post', paths.tags, { status, body });
    showTags(http);
    const input = await field('Tags');
    await pasteInto(input, name);
    await userEvent.click(await screen.findByRole('option', { name: 'createOption', hidden: true }));
    await waitFor(() => expect(input).toHaveAccessibleDescription(text));
    expect(input).toHaveValue(name);
    expect(http.calls.filter(({ method }) => method === 'post')).toHaveLength(posts);
    expect(screen.getByText('{"tags":[]}')).toBeVisible();
  },
);

test('a missing region is created and chosen', async () => {
  const http = server().on('post', paths.regions, { status: 201, body: record(30, 'Pays de Gex') });
  renderWithPlatform(
    <Form values={{ country: null, region: null }}>
      <RegionField name="region" countryName="country" label="Region" />
    </Form>,
    { http, signedIn: true },
  );
  const input = await field('Region');
  await pasteInto(input, 'Pays de Gex');
  await userEvent.click(await screen.findByRole('option', { name: 'createOption', hidden: true }));
  expect(await screen.findByText('{"country":null,"region":"30"}')).toBeVisible();
  expect(http.calls.at(-1)?.body).toEqual({ deleted: false, name: 'Pays de Gex' });
  await waitFor(() => expect(input).toHaveValue('Pays de Gex'));
});

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
    <Form values={values}>
      <SelectField
        name="country"
        label="Country"
        options={[
          { value: '1', label: 'France' },
          { value: '3', label: 'Switzerland' },
        ]}
      />
      <RegionField name="region" countryName="country" label="Region" />
    </Form>,
    { http, signedIn: true },
  );
  return http;
};
const option = (name: string) => screen.findByRole('option', { name, hidden: true });

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

test('a region that was stored without a country keeps its name, and stays', async () => {
  showRegions({ country: '1', region: '1001' });
  await waitFor(async () => expect(await field('Region')).toHaveValue('Stored before countries'));
  expect(screen.getByText('{"country":"1","region":"1001"}')).toBeVisible();
});

test('the label of the chosen option is in the field, and is no search', async () => {
  jest.useFakeTimers();
  const http = server();
  renderWithPlatform(
    <Form values={{ country: null, region: '1' }}>
      <RegionField name="region" countryName="country" label="Region" />
    </Form>,
    { http, signedIn: true },
  );
  const input = await field('Region');
  await waitFor(() => expect(input).toHaveValue('Énergie'));
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(http.calls.filter(({ params }) => params.name)).toEqual([]);
});

test('a chosen option is shown by its label once the options are loaded, never by its id', async () => {
  showTags(server(), ['2']);
  expect(screen.queryByText('2')).toBeNull();
  expect(await screen.findByText('Bakery')).toBeVisible();
});

test('at the maximum no more options are offered, and a text says why', async () => {
  renderWithPlatform(
    <Form values={{ sectors: ['1'] }}>
      <MultiSelectField
        name="sectors"
        label="Sectors"
        max={1}
        options={[
          { value: '1', label: 'Food' },
          { value: '2', label: 'Software' },
        ]}
      />
    </Form>,
  );
  await userEvent.click(await field('Sectors'));
  expect(await screen.findByText('allChosen')).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Software', hidden: true })).toBeNull();
});

test('options that fail to load can be loaded again', async () => {
  const http = fakeHttp().on('get', paths.tags, { status: 500, body: { detail: 'down' } });
  showTags(http);
  expect(await screen.findByText('optionsFailed')).toBeVisible();
  http.on('get', paths.tags, { body: buildPaged(tags) });
  await userEvent.click(screen.getByRole('button', { name: 'tryAgain' }));
  await waitFor(() => expect(screen.queryByText('optionsFailed')).toBeNull());
  await userEvent.click(await field('Tags'));
  expect(await screen.findByRole('option', { name: 'Bakery', hidden: true })).toBeInTheDocument();
});

test('input that was not chosen is removed on blur', async () => {
  renderWithPlatform(
    <Form values={{ city: '2' }}>
      <SelectField
        name="city"
        label="City"
        searchable
        options={[
          { value: '1', label: 'Lyon' },
          { value: '2', label: 'Paris' },
        ]}
      />
    </Form>,
  );
  const input = await field('City');
  expect(input).toHaveValue('Paris');
  await userEvent.clear(input);
  await pasteInto(input, 'Lyo');
  await userEvent.tab();
  expect(input).toHaveValue('Paris');
});

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
    <Form values={{ sectors: ['1', '2'], sub_sectors: ['11', '21'] }}>
      <MultiSelectField name="sectors" label="Sectors" options={sectors} />
      <SubSectorsField sectorsName="sectors" />
    </Form>,
    { http, signedIn: true },
  );
  expect(await screen.findByText('Hotels')).toBeVisible();
  await userEvent.type(await field('Sectors'), '{Backspace}');
  expect(await screen.findByText('{"sectors":["1"],"sub_sectors":["11"]}')).toBeVisible();
});

test('who does not know their sector asks for help, which is in no list', async () => {
  const help = { ...record(900, 'Need help'), hue: 0 };
  const http = fakeHttp()
    .on('get', paths.sectors, { body: buildPaged([record(1, 'Food')]) })
    .on('get', paths.subSectors, { body: buildPaged([record(11, 'Bread')]) })
    .on('get', paths.needHelpSector, { body: help })
    .on('get', paths.needHelpSubSector, { body: help });
  renderWithPlatform(
    <Form values={{ preferred_sectors: ['1'], sub_sectors: [] }}>
      <SectorsField name="preferred_sectors" label="Sectors" />
      <SubSectorsField sectorsName="preferred_sectors" />
    </Form>,
    { http, signedIn: true },
  );
  const [sectors, subSectors] = await screen.findAllByRole('button', { name: 'helpMeChoose.action' });
  await userEvent.click(subSectors as Element);
  expect(await screen.findByText('{"preferred_sectors":["1"],"sub_sectors":["900"]}')).toBeVisible();
  expect(await screen.findByText('Need help')).toBeVisible();
  await userEvent.click(sectors as Element);
  expect(await screen.findByText('{"preferred_sectors":["900"],"sub_sectors":["900"]}')).toBeVisible();
  expect(screen.getAllByText('helpMeChoose.chosen')).toHaveLength(2);
});
