import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shownMessagesAtom } from '../../../kernel/messages/index.ts';
import { usePlatform } from '../../../kernel/platform/index.ts';
import { fakeHttp, renderWithPlatform } from '../../../testing/index.ts';
import { FormSection, RecordForm, rules, TextField, useRecordForm, yup } from '../index.ts';

interface Values {
  id: number | null;
  name: string;
  city: string;
  notes: string;
}
type Wire = Omit<Values, 'id'> & { id: number; updated_at: string };

const schema = yup.object({
  id: yup.number().nullable(),
  name: rules.requiredText({ min: 2 }),
  city: rules.text(),
  notes: rules.text(),
});
const SECTIONS = [
  { id: 'identity', title: 'Identity', fields: ['name', 'city'], required: ['name'] },
  { id: 'more', title: 'More', fields: ['notes'] },
];
const stored = ({ updated_at, ...values }: Wire) => ({ values, updatedAt: updated_at });
const record: Wire = { id: 7, name: 'Vercors', city: 'Grenoble', notes: '', updated_at: 'first' };

function Page({ onSaved, isNew }: { onSaved: (name: string) => void; isNew: boolean }) {
  const { http } = usePlatform();
  const state = useRecordForm<Values, Wire>({
    schema,
    stored: isNew
      ? { values: { id: null, name: '', city: '', notes: '' }, updatedAt: undefined }
      : stored(record),
    sections: SECTIONS,
    draftKey: 'record',
    calls: {
      save: ({ after: { id, name, city }, options }) =>
        id === null
          ? http.post('/records/', { name, city })
          : http.patch(`/records/${id}/`, { name, city }, options),
      related: [
        {
          name: 'documents',
          fields: ['notes'],
          save: ({ id, after: { notes }, options }) => http.post(`/records/${id}/notes/`, { notes }, options),
        },
      ],
      reload: async (id) => stored(await http.get<Wire>(`/records/${id}/`)),
      settle: () => undefined,
    },
    onSaved: ({ values }) => onSaved(values.name),
  });
  return (
    <RecordForm record={state} action="Save" cancel={{ to: '/elsewhere', label: 'Cancel' }}>
      {SECTIONS.map(({ id, title, fields }) => (
        <FormSection key={id} id={id} title={title}>
          {fields.map((name) => (
            <TextField key={name} name={name} label={name} />
          ))}
        </FormSection>
      ))}
    </RecordForm>
  );
}

const server = () =>
  fakeHttp()
    .on('post', '/records/', { body: record })
    .on('patch', '/records/7/', { body: { ...record, updated_at: 'second' } })
    .on('post', '/records/7/notes/', { body: { updated_at: 'third' } });
const open = (http = server(), isNew = false) => {
  const onSaved = jest.fn();
  const view = renderWithPlatform(<Page onSaved={onSaved} isNew={isNew} />, {
    http,
    signedIn: true,
    route: '/form',
  });
  return { http, onSaved, ...view };
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const stateOf = (section: RegExp) =>
  within(screen.getByRole('navigation')).getByRole('link', { name: section }).getAttribute('data-state');
const isDraftKept = () => JSON.stringify(localStorage).includes('values');
const writes = ({ calls }: ReturnType<typeof fakeHttp>) =>
  calls.filter(({ method }) => method !== 'get').map(({ method, path, ifMatch }) => [method, path, ifMatch]);

beforeEach(() => localStorage.clear());

test('a successful save calls onSaved once, and leaves no draft', async () => {
  const { onSaved, unmount } = open();
  type('name', 'Vercors SAS');
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  unmount();
  expect(onSaved.mock.calls).toEqual([['Vercors SAS']]);
  expect(isDraftKept()).toBe(false);
});

test('failed calls are reported, saved sections are marked, and only failed calls are repeated', async () => {
  const http = server().on('post', '/records/7/notes/', { status: 400, body: { notes: ['Not these'] } });
  const { onSaved } = open(http, true);
  type('name', 'Vercors');
  type('notes', 'Turns and mills');
  await save();
  expect(await screen.findByText(/prefix\.documents.*Not these/)).toBeVisible();
  expect([stateOf(/Identity/), stateOf(/More/)]).toEqual(['saved', 'wrong']);
  expect(field('notes')).toHaveValue('Turns and mills');
  expect(onSaved).not.toHaveBeenCalled();
  http.on('post', '/records/7/notes/', { body: { updated_at: 'third' } });
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(writes(http).map(([, path]) => path)).toEqual([
    '/records/',
    '/records/7/notes/',
    '/records/7/notes/',
  ]);
});

test('where no field is refused, the section that failed takes the focus', async () => {
  open(server().on('post', '/records/7/notes/', { status: 500 }));
  type('notes', 'Turns and mills');
  await save();
  expect(await screen.findByText(/prefix\.documents.*failure\.server|prefix\.documents/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'More' })).toHaveFocus();
});

test('the bar names what is missing with a link, and says when the draft was stored', async () => {
  open(server(), true);
  const bar = screen.getByText('stillMissing');
  expect(within(bar).getByRole('link', { name: 'Identity' })).toHaveAttribute('href', '#identity');
  type('name', 'Vercors');
  expect(await screen.findByText('draftSaved')).toBeVisible();
  expect(screen.queryByText('stillMissing')).toBeNull();
  type('name', '');
  await waitFor(() => expect(screen.queryByText('draftSaved')).toBeNull());
});

test('a draft with the id of its record does not create a second record', async () => {
  const http = server().on('post', '/records/7/notes/', { status: 500 });
  const { unmount, platform } = open(http, true);
  type('name', 'Vercors');
  type('notes', 'Turns and mills');
  await save();
  await screen.findByText(/prefix\.documents/);
  unmount();
  renderWithPlatform(<Page onSaved={jest.fn()} isNew />, { platform });
  await userEvent.click(screen.getByRole('button', { name: 'draftTake' }));
  await save();
  await waitFor(() => expect(writes(http).map(([, path]) => path)).toContain('/records/7/'));
  expect(writes(http).filter(([, path]) => path === '/records/')).toHaveLength(1);
});

test('errors of the server are at their fields, and no input is lost', async () => {
  const { onSaved } = open(
    server().on('patch', '/records/7/', { status: 400, body: { name: ['Taken already'] } }),
  );
  type('name', 'Chartreuse');
  await save();
  expect(await screen.findByText('Taken already')).toBeVisible();
  expect([stateOf(/Identity/), field('name').value]).toEqual(['wrong', 'Chartreuse']);
  expect(onSaved).not.toHaveBeenCalled();
});

test('a draft has only the changed fields: the others have their stored values when it is restored', async () => {
  const { unmount, platform } = open();
  type('city', 'Annecy');
  unmount();
  expect(JSON.stringify(localStorage)).not.toContain('Vercors');
  renderWithPlatform(<Page onSaved={jest.fn()} isNew={false} />, { platform });
  await userEvent.click(screen.getByRole('button', { name: 'draftTake' }));
  expect([field('name').value, field('city').value]).toEqual(['Vercors', 'Annecy']);
});

describe('what is typed while it is saved', () => {
  const saveSlowly = async (reply: object = { body: { ...record, updated_at: 'second' } }) => {
    const answered = Promise.withResolvers<void>();
    const http = server().on('patch', '/records/7/', async () => {
      await answered.promise;
      return reply;
    });
    const view = open(http);
    type('name', 'Vercors SAS ');
    await save();
    await waitFor(() => expect(writes(http)).toHaveLength(1));
    return { ...view, http, answer: () => answered.resolve() };
  };

  test('stays in the form, and is what the next save sends', async () => {
    const { http, onSaved, answer, platform } = await saveSlowly();
    type('city', 'Annecy');
    answer();
    await waitFor(() => expect(stateOf(/Identity/)).toBe('changed'));
    expect([field('name').value, field('city').value]).toEqual(['Vercors SAS', 'Annecy']);
    expect(platform.store.get(shownMessagesAtom).map(({ text }) => text)).toEqual(['savedMeanwhile']);
    expect(onSaved).not.toHaveBeenCalled();
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(writes(http).map(([, , ifMatch]) => ifMatch)).toEqual(['"first"', '"second"']);
    expect(http.calls.at(-1)?.body).toEqual({ name: 'Vercors SAS', city: 'Annecy' });
  });

  test('stays on top of what somebody else has changed', async () => {
    const { http, answer } = await saveSlowly({ status: 409, body: { detail: '', code: 'record.changed' } });
    http.on('get', '/records/7/', { body: { ...record, city: 'Lyon', updated_at: 'theirs' } });
    type('notes', 'Turns and mills');
    answer();
    await screen.findByText('conflict.title');
    expect(['name', 'city', 'notes'].map((name) => field(name).value)).toEqual([
      'Vercors SAS',
      'Lyon',
      'Turns and mills',
    ]);
  });

  test('where nothing is typed, a blank that is not saved changes nothing', async () => {
    const { onSaved, answer } = await saveSlowly();
    answer();
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('Vercors SAS'));
  });
});

test('leaving with unsaved input asks first', async () => {
  const { address } = open();
  type('city', 'Annecy');
  expect(stateOf(/Identity/)).toBe('changed');
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(await screen.findByText('unsaved.title')).toBeVisible();
  expect(address()).toBe('/form');
});

describe('somebody else has changed the record', () => {
  const theirs: Wire = { ...record, name: 'Chartreuse', notes: 'Theirs', updated_at: 'theirs' };
  const refused = { status: 409, body: { detail: 'Changed', code: 'record.changed' } };
  const meet = async () => {
    const http = server().on('patch', '/records/7/', refused).on('get', '/records/7/', { body: theirs });
    const view = open(http);
    type('name', 'Vercors SAS');
    type('city', 'Annecy');
    await save();
    await screen.findByText('conflict.title');
    return { ...view, http };
  };
  const shown = () => ['name', 'city', 'notes'].map((name) => field(name).value);

  test('the input is kept on top of their version, and saving again stores both', async () => {
    const { http, onSaved } = await meet();
    expect(shown()).toEqual(['Vercors SAS', 'Annecy', 'Theirs']);
    http.on('patch', '/records/7/', { body: { ...record, updated_at: 'fourth' } });
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(writes(http)).toEqual([
      ['patch', '/records/7/', '"first"'],
      ['patch', '/records/7/', '"theirs"'],
    ]);
  });

  const choices = (name: string) => {
    const of = within(screen.getByRole('group', { name }));
    const radio = (version: string) => of.getByRole('radio', { name: version });
    return { stored: radio('conflict.stored'), typed: radio('conflict.typed') };
  };

  test('each field that differs shows both versions; what was typed is chosen', async () => {
    await meet();
    expect(screen.getByRole('heading', { name: 'conflict.heading' })).toHaveFocus();
    const { stored, typed } = choices('name');
    expect(stored).toHaveAccessibleDescription('Chartreuse');
    expect(typed).toHaveAccessibleDescription('Vercors SAS');
    expect(typed).toBeChecked();
    const mine = screen.getByText('conflict.onlyMine').closest('details');
    expect(within(mine ?? document.body).getByRole('group', { name: 'city', hidden: true })).toBeTruthy();
    const theirs = screen.getByText('conflict.onlyTheirs').closest('details');
    expect(theirs).toHaveTextContent('notesTheirs');
  });

  test('the stored version of a field is taken, what was typed comes back, and Save stores what is chosen', async () => {
    const { http, onSaved } = await meet();
    await userEvent.click(choices('name').stored);
    expect(shown()).toEqual(['Chartreuse', 'Annecy', 'Theirs']);
    await userEvent.click(choices('name').typed);
    expect(shown()).toEqual(['Vercors SAS', 'Annecy', 'Theirs']);
    type('name', 'Vercors et fils');
    expect(choices('name').typed).toHaveAccessibleDescription('Vercors et fils');
    await userEvent.click(choices('name').stored);
    await userEvent.click(choices('name').typed);
    expect(shown()).toEqual(['Vercors et fils', 'Annecy', 'Theirs']);
    await userEvent.click(choices('name').stored);
    http.on('patch', '/records/7/', { body: { ...record, updated_at: 'fourth' } });
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('Chartreuse'));
    expect(http.calls.findLast(({ method }) => method === 'patch')?.body).toEqual({
      name: 'Chartreuse',
      city: 'Annecy',
    });
  });

  test('arrow keys choose a version', async () => {
    await meet();
    choices('name').typed.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(choices('name').stored).toBeChecked();
    expect(field('name')).toHaveValue('Chartreuse');
  });

  test('the input survives a closed tab', async () => {
    const { unmount } = await meet();
    unmount();
    expect(JSON.stringify(localStorage)).toContain('Vercors SAS');
  });

  test('taking all that is stored leaves nothing to be saved', async () => {
    const { http, onSaved } = await meet();
    await userEvent.click(screen.getByText('conflict.onlyMine'));
    for (const name of ['name', 'city']) await userEvent.click(choices(name).stored);
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('Chartreuse'));
    expect(writes(http)).toHaveLength(1);
    expect(isDraftKept()).toBe(false);
  });
});
