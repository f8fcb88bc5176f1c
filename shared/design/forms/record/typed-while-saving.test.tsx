import { screen, waitFor } from '@testing-library/react';
import { shownMessagesAtom } from '../../../kernel/messages/index.ts';
import { field, openForm, record, save, server, stateOf, type, writes } from './testing/record-page.tsx';

beforeEach(() => localStorage.clear());

describe('what is typed while it is saved', () => {
  const saveSlowly = async (reply: object = { body: { ...record, updated_at: 'second' } }) => {
    const answered = Promise.withResolvers<void>();
    const http = server().on('patch', '/records/7/', async () => {
      await answered.promise;
      return reply;
    });
    const view = openForm(http);
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
