import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../../contract/wire/paths.ts';
import { type FakeCall, fakeHttp, pasteInto, renderWithPlatform } from '../../../testing/index.ts';
import { buildPaged } from '../../../testing/node.ts';
import { SelectField, TagsField, useFormContext } from '../index.ts';
import { MultiSelectField } from './multi-select-field.tsx';
import { FormWithValues } from './testing/form-with-values.tsx';

const record = (id: number, name: string) => ({ id, name, name_fr: '', deleted: false });
const tags = [record(1, 'Énergie'), record(2, 'Bakery')];
const server = () =>
  fakeHttp().on('get', paths.tags, ({ params }: FakeCall) => ({
    body: buildPaged(
      params.name === 'hidden' ? [record(8, 'Beyond the first 500')] : params.name ? [] : tags,
    ),
  }));

const showTags = (http = server(), chosen: string[] = []) =>
  renderWithPlatform(
    <FormWithValues values={{ tags: chosen }}>
      <TagsField name="tags" label="Tags" />
    </FormWithValues>,
    { http, signedIn: true },
  );
// There is no layout, so the list of a field counts as invisible, and its options are queried as hidden ones.
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
  // The message is gone once the choice is removed.
  await userEvent.type(await field('Tags'), '{Backspace}');
  expect(await screen.findByText('{"tags":["2"]}')).toBeVisible();
  expect(screen.queryByText('createdOption')).toBeNull();
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
])('while typed, %s is validated at once: %s', async (name, text) => {
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

test('a chosen option is shown by its label once the options are loaded, never by its id', async () => {
  showTags(server(), ['2']);
  expect(screen.queryByText('2')).toBeNull();
  expect(await screen.findByText('Bakery')).toBeVisible();
});

test('at the maximum no more options are offered, and a text says why', async () => {
  renderWithPlatform(
    <FormWithValues values={{ sectors: ['1'] }}>
      <MultiSelectField
        name="sectors"
        label="Sectors"
        max={1}
        options={[
          { value: '1', label: 'Food' },
          { value: '2', label: 'Software' },
        ]}
      />
    </FormWithValues>,
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

test('what was typed over the chosen option is taken on blur', async () => {
  renderWithPlatform(
    <FormWithValues values={{ city: '2' }}>
      <SelectField
        name="city"
        label="City"
        searchable
        options={[
          { value: '1', label: 'Lyon' },
          { value: '2', label: 'Paris' },
        ]}
      />
    </FormWithValues>,
  );
  const input = await field('City');
  expect(input).toHaveValue('Paris');
  await userEvent.clear(input);
  await pasteInto(input, 'Lyo');
  await userEvent.tab();
  await waitFor(() => expect(input).toHaveValue('Lyon'));
});

test.each(['', null])(
  'a choice that something else than the field takes away is not shown any more: %p',
  async (none) => {
    const Clear = () => {
      const { setValue } = useFormContext();
      return (
        <button type="button" onClick={() => setValue('kind', none)}>
          Clear it
        </button>
      );
    };
    renderWithPlatform(
      <FormWithValues values={{ kind: 'shares' }}>
        <SelectField
          name="kind"
          label="Kind"
          options={[{ value: 'shares', label: 'The shares' }]}
          searchable={false}
        />
        <Clear />
      </FormWithValues>,
    );
    expect(await field('Kind')).toHaveValue('The shares');
    await userEvent.click(screen.getByRole('button', { name: 'Clear it' }));
    expect(await field('Kind')).toHaveValue('');
  },
);

test('a field comes into view with its label when its list opens, and when what is chosen makes it grow', async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  const shown = () =>
    scroll.mock.contexts.filter((each) => each.matches('.mantine-InputWrapper-root')).length;
  showTags();
  const input = await field('Tags');
  expect(shown()).toBe(0);
  await userEvent.click(input);
  expect(shown()).toBe(1);
  await userEvent.click(await screen.findByRole('option', { name: 'Bakery', hidden: true }));
  await waitFor(() => expect(shown()).toBe(2));
});
