import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../../contract/wire/paths.ts';
import { type FakeReply, fakeHttp, renderWithPlatform } from '../../../testing/index.ts';
import { buildPaged } from '../../../testing/node.ts';
import {
  Form,
  FormProvider,
  SelectField,
  SubmitButton,
  TagsField,
  TextField,
  useAppForm,
  yup,
} from '../index.ts';

const record = (id: number, name: string) => ({ id, name, name_fr: '', deleted: false });
const options = ['France', 'French Guiana', 'Spain'].map((label, index) => ({
  value: String(index + 1),
  label,
}));

function Sample({ send }: { send: (values: unknown) => void }) {
  const form = useAppForm({
    schema: yup.object({}),
    defaultValues: { tags: ['2'], country: null, city: '' },
  });
  return (
    <FormProvider {...form}>
      <Form onSubmit={form.handleSubmit((values) => send(values))}>
        <TagsField name="tags" label="Tags" />
        <SelectField name="country" label="Country" options={options} searchable />
        <TextField name="city" label="City" />
        <SubmitButton>Save it</SubmitButton>
      </Form>
    </FormProvider>
  );
}

function open(creation: { status: number; body: object } = { status: 201, body: record(9, 'Ossature') }) {
  const send = jest.fn();
  const http = fakeHttp()
    .on('get', paths.tags, ({ params }) => ({
      body: buildPaged(params.name ? [] : [record(1, 'Bois'), record(2, 'Bakery'), record(3, 'Boisson')]),
    }))
    .on('post', paths.tags, creation);
  renderWithPlatform(<Sample send={send} />, { http, signedIn: true });
  return send;
}
const field = (name: string) => screen.findByRole('combobox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save it' }));

test.each([
  ['a new tag', 'Tags', 'ossature', '{Enter}', { tags: ['2', '9'] }],
  ['a new tag', 'Tags', 'ossature', '{Tab}', { tags: ['2', '9'] }],
  ['a new tag', 'Tags', 'ossature', '', { tags: ['2', '9'] }],
  ['a new tag', 'Tags', 'ossature', '{Control>}{Enter}{/Control}', { tags: ['2', '9'] }],
  ['its exact name, though others begin so', 'Tags', 'bois', '{Enter}', { tags: ['2', '1'] }],
  ['its exact name, though others begin so', 'Tags', 'bois', '{Tab}', { tags: ['2', '1'] }],
  ['one that is chosen already', 'Tags', 'bakery', '{Enter}', { tags: ['2'] }],
  ['the only one that is meant', 'Country', 'sp', '{Tab}', { country: '3' }],
  ['the first of a list', 'Country', 'fr', '{Enter}', { country: '1' }],
  ['the first that Down comes to', 'Country', 'fr', '{ArrowDown}{Enter}', { country: '1' }],
  ['the next by Down', 'Country', 'fr', '{ArrowDown}{ArrowDown}{Enter}', { country: '2' }],
])('%s: in %s, %s and %s', async (_, name, text, key, values) => {
  const send = open();
  await screen.findByText('Bakery');
  await userEvent.type(await field(name), text + key);
  if (!key.includes('Control')) {
    expect(send).not.toHaveBeenCalled();
    await save();
  }
  await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining(values)));
});

test.each([
  ['the first tag that begins so', '{ArrowDown}{Enter}', ['2', '1']],
  ['the next tag', '{ArrowDown}{ArrowDown}{Enter}', ['2', '3']],
  ['a new tag, which is last', '{ArrowUp}{Enter}', ['2', '9']],
])('where a tag can be created as well, an arrow key comes to %s', async (_, keys, tags) => {
  const send = open();
  await screen.findByText('Bakery');
  const input = await field('Tags');
  await userEvent.type(input, 'boi');
  await screen.findByRole('option', { name: 'createOption', hidden: true });
  await userEvent.keyboard(keys);
  await save();
  await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ tags })));
});

test.each([
  ['one of several', 'Tags', 'boi', 'notTaken'],
  ['what may not be created', 'Tags', 'two words', 'invalidTag'],
  ['nothing of the list', 'Country', 'Atlantis', 'notTaken'],
  ['one of several in a list', 'Country', 'fr', 'notTaken'],
])('%s stays in the field, which says so, and nothing is sent: in %s, %s', async (_, name, text, message) => {
  const send = open();
  await screen.findByText('Bakery');
  const input = await field(name);
  await userEvent.type(input, `${text}{Tab}`);
  await waitFor(() => expect(input).toHaveAccessibleDescription(message));
  expect(input).toHaveValue(text);
  await save();
  await waitFor(() => expect(input).toHaveFocus());
  expect(send).not.toHaveBeenCalled();
  await userEvent.clear(input);
  await save();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ tags: ['2'], country: null, city: '' }));
});

test('what is refused at Enter stays when the field is left, and no list covers the reason', async () => {
  open();
  await screen.findByText('Bakery');
  const input = await field('Tags');
  await userEvent.type(input, 'two words{Enter}');
  await waitFor(() => expect(input).toHaveValue('two words'));
  expect(input).toHaveAccessibleDescription('invalidTag');
  expect(screen.queryByText('nothingFound')).toBeNull();
  fireEvent.blur(input);
  await waitFor(() => expect(input).toHaveValue('two words'));
  expect(input).toHaveAccessibleDescription('invalidTag');
});

test('a tag that the server refuses is not lost either', async () => {
  const send = open({ status: 429, body: { detail: 'You can add 20 a day.' } });
  await screen.findByText('Bakery');
  const input = await field('Tags');
  await userEvent.type(input, 'ossature');
  await save();
  await waitFor(() => expect(input).toHaveAccessibleDescription(/20 a day|notTaken/));
  expect(input).toHaveValue('ossature');
  expect(send).not.toHaveBeenCalled();
});

test.each(['{Enter}', '{Tab}'])(
  'tags that are typed one after the other, each with %s, are two',
  async (key) => {
    let id = 9;
    const http = fakeHttp()
      .on('get', paths.tags, { body: buildPaged([]) })
      .on('post', paths.tags, ({ body }) => ({
        status: 201,
        body: record(id++, (body as { name: string }).name),
      }));
    const send = jest.fn();
    renderWithPlatform(<Sample send={send} />, { http, signedIn: true });
    const input = await field('Tags');
    for (const name of ['ossature', 'charpente']) {
      await userEvent.type(input, name + key);
      await waitFor(() => expect(input).toHaveValue(''));
    }
    await save();
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(expect.objectContaining({ tags: ['2', '9', '10'] })),
    );
  },
);

const typeTwoWhileTheFirstIsCreated = async (reply: FakeReply) => {
  const first = Promise.withResolvers<FakeReply>();
  const http = fakeHttp()
    .on('get', paths.tags, { body: buildPaged([]) })
    .on('post', paths.tags, ({ body }) =>
      (body as { name: string }).name === 'ossature'
        ? first.promise
        : { status: 201, body: record(10, 'Charpente') },
    );
  const send = jest.fn();
  renderWithPlatform(<Sample send={send} />, { http, signedIn: true });
  const input = await field('Tags');
  await userEvent.type(input, 'ossature{Enter}charpente{Enter}');
  expect(input).toHaveValue('');
  await screen.findByText('Charpente');
  await save();
  expect(send).not.toHaveBeenCalled();
  first.resolve(reply);
  return { input, send };
};

test('what is typed while a tag is looked up and created is the next tag; the form waits for both', async () => {
  const { send } = await typeTwoWhileTheFirstIsCreated({ status: 201, body: record(9, 'Ossature') });
  await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ tags: ['2', '10', '9'] })));
});

test('a tag that is refused while the next is typed comes back into the field', async () => {
  const { input, send } = await typeTwoWhileTheFirstIsCreated({ status: 429, body: { detail: '20 a day.' } });
  await waitFor(() => expect(input).toHaveValue('ossature'));
  expect(input).toHaveAccessibleDescription('notTaken');
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText('Charpente')).toBeVisible();
});

test('Enter does not choose what was found for the beginning of the text', async () => {
  const http = fakeHttp()
    .on('get', paths.tags, ({ params }) => ({
      body: buildPaged(params.name === 'oss' ? [record(8, 'Beyond the first 500')] : []),
    }))
    .on('post', paths.tags, { status: 201, body: record(9, 'Ossature') });
  const send = jest.fn();
  renderWithPlatform(<Sample send={send} />, { http, signedIn: true });
  const input = await field('Tags');
  await userEvent.type(input, 'oss');
  await screen.findByRole('option', { name: 'Beyond the first 500', hidden: true });
  await userEvent.type(input, 'ature{Enter}');
  await save();
  await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ tags: ['2', '9'] })));
});
