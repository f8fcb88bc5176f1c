import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '../../../../testing/index.ts';
import {
  field,
  isDraftKept,
  openForm,
  Page,
  record,
  save,
  server,
  stateOf,
  type,
  type Wire,
  writes,
} from '../testing/record-page.tsx';

beforeEach(() => localStorage.clear());

describe('somebody else has changed the record', () => {
  const theirs: Wire = { ...record, name: 'Chartreuse', notes: 'Theirs', updated_at: 'theirs' };
  const refused = { status: 409, body: { detail: 'Changed', code: 'record.changed' } };
  const meet = async () => {
    const http = server().on('patch', '/records/7/', refused).on('get', '/records/7/', { body: theirs });
    const view = openForm(http);
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

  test('what was stored before it was met is said to be', async () => {
    const http = server()
      .on('post', '/records/7/notes/', refused)
      .on('get', '/records/7/', { body: { ...theirs, name: record.name, city: 'Annecy' } });
    openForm(http);
    type('city', 'Annecy');
    type('notes', 'Turns and mills');
    await save();
    await screen.findByText('conflict.title');
    expect(stateOf(/Identity/)).toBe('saved');
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

  test('a draft from before their change is taken up beside it, and overwrites nothing unseen', async () => {
    const { unmount, platform, http } = openForm();
    type('name', 'Vercors SAS');
    type('city', 'Annecy');
    unmount();
    http.on('patch', '/records/7/', { body: { ...theirs, updated_at: 'fourth' } });
    renderWithPlatform(<Page onSaved={jest.fn()} isNew={false} from={theirs} />, { platform });
    expect(await screen.findByText('conflict.title')).toBeVisible();
    expect(shown()).toEqual(['Vercors SAS', 'Annecy', 'Theirs']);
    expect(choices('name').stored).toHaveAccessibleDescription('Chartreuse');
    await userEvent.click(choices('name').stored);
    await save();
    await waitFor(() => expect(http.calls.at(-1)?.body).toEqual({ name: 'Chartreuse', city: 'Annecy' }));
    expect(writes(http)).toEqual([['patch', '/records/7/', '"theirs"']]);
  });

  test('the input survives a closed tab', async () => {
    const { unmount } = await meet();
    unmount();
    expect(isDraftKept('Vercors SAS')).toBe(true);
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
