import { release } from '../release.ts';
import { host, none, ownedStore, page } from './testing/owned-store.ts';

const { build, owners, refusal, setId, temp } = ownedStore();

describe('a release is refused that opens what nothing in the set has', () => {
  test.each([
    ['a modal', { modals: ['loi-upload'], widgets: [] }, 'opens the modal loi-upload'],
    ['a widget', { modals: [], widgets: ['clock'] }, 'opens the widget clock'],
    ['its own modal of before', { modals: ['deal-qa'], widgets: [] }, 'opens the modal deal-qa'],
  ])('%s', async (_, opens, reason) => {
    const dist = build('mfe-deals', 'd2', { descriptor: { ...none, routes: [page('/user-deals')] }, opens });
    const message = await refusal(dist);
    expect(message).toContain(
      `${reason}, which nothing in the set has; release what has it before, or both at once`,
    );
  });

  test('but not what comes with it', async () => {
    const opener = build('mfe-deals', 'd2', {
      descriptor: { ...none, routes: [page('/user-deals')], modals: ['deal-qa'] },
      opens: { modals: ['deal-qa', 'confirm', 'loi-upload'], widgets: ['bell', 'clock'] },
    });
    const owner = build('mfe-new', 'n1', {
      descriptor: { ...none, modals: ['loi-upload'], widgets: ['clock'] },
    });
    expect((await release(temp.location, [opener, owner])).isNew).toBe(true);
  });
});

describe('a release is refused that drops', () => {
  test('a modal that another remote opens', async () => {
    const message = await refusal(
      build('mfe-deals', 'd2', { descriptor: { ...none, routes: [page('/user-deals')] } }),
    );
    expect(message).toContain('HR-205 mfe-deals 1.0.0-d2: drops the modal deal-qa, which mfe-auth opens');
  });

  test('a widget that the host shows', async () => {
    const message = await refusal(
      build('mfe-auth', 'a2', { descriptor: { ...none, routes: [page('/people', 'staff')] } }),
    );
    expect(message).toContain('drops the widget bell, which host opens');
  });

  test('a modal of the shell that a remote opens', async () => {
    const message = await refusal(build('host', 'h2', { ...host, shellModals: [] }));
    expect(message).toContain('HR-205 host 1.0.0-h2: drops the modal confirm, which mfe-auth opens');
  });

  test('a whole remote whose modal another one opens', async () => {
    const before = setId();
    await expect(release(temp.location, [], { remove: ['mfe-deals'] })).rejects.toThrow(
      'drops the modal deal-qa',
    );
    expect(setId()).toBe(before);
  });

  test('but not one that nobody opens, or that its only user drops in the same release', async () => {
    const dropped = { descriptor: { ...none, routes: [page('/user-deals')] } };
    const unused = { descriptor: { ...none, routes: [page('/people', 'staff')], widgets: ['bell'] } };
    const { isNew } = await release(temp.location, [
      build('mfe-deals', 'd2', dropped),
      build('mfe-auth', 'a2', unused),
    ]);
    expect(isNew).toBe(true);
    // What was dropped still belongs to it.
    expect(owners()['mfe-deals']?.modals).toEqual(['deal-qa']);
    expect(await refusal(build('mfe-new', 'n1', { descriptor: { ...none, modals: ['deal-qa'] } }))).toContain(
      'the modal deal-qa belongs to mfe-deals',
    );
  });
});
