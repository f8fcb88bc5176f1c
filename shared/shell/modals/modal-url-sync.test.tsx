import { act, screen, waitFor } from '@testing-library/react';
import { afterPaint } from './after-paint.ts';
import { click, dialog, noDialog, shell } from './testing/modal-shell.tsx';

test('opening pushes one entry; closing goes back before `open` resolves', async () => {
  const { platform, url, pushes, go } = await shell();
  let urlAtResult = '';
  act(() => {
    void platform.modals.open('change-password', {}).then((result) => {
      urlAtResult = `${result} ${url()}`;
    });
  });
  await dialog();
  expect(url()).toBe('/page?tab=a&modal=change-password');
  await click('Change');
  await waitFor(() => expect(urlAtResult).toBe('true /page?tab=a'));
  expect(pushes).toHaveLength(1);
  await go(-1);
  expect(url()).toBe('/before');
  await noDialog();
});

test('back closes it, forward opens it again, repeatedly', async () => {
  const { platform, url, pushes, go } = await shell();
  act(() => void platform.modals.open('change-password', {}));
  await dialog();
  for (const _ of [1, 2]) {
    await go(-1);
    await noDialog();
    expect(url()).toBe('/page?tab=a');
    await go(1);
    await dialog();
  }
  expect(pushes).toHaveLength(1);
});

test('a link opens it; closing replaces the entry', async () => {
  const { url, pushes, go } = await shell({ at: '/page?modal=change-password&tab=a' });
  await dialog();
  await click('Dismiss');
  await waitFor(() => expect(url()).toBe('/page?tab=a'));
  expect(pushes).toEqual([]);
  await noDialog();
  await go(-1);
  expect(url()).toBe('/before');
});

test('the address changes once it is on the screen: all that reads it renders then', async () => {
  const { platform, url } = await shell();
  act(() => void platform.modals.open('change-password', {}));
  await screen.findByRole('dialog');
  expect(url()).toBe('/page?tab=a');
  await dialog();
  expect(url()).toBe('/page?tab=a&modal=change-password');
});

test('closed before the URL was changed, it leaves no trace', async () => {
  const { platform, url, pushes } = await shell();
  act(() => {
    void platform.modals.open('change-password', {});
    platform.modals.opened[0]?.close();
  });
  await act(() => new Promise<void>(afterPaint));
  await noDialog();
  expect(pushes).toEqual([]);
  expect(url()).toBe('/page?tab=a');
  expect(platform.modals.opened).toEqual([]);
});

test('a second modal on top does not change the URL; back closes both', async () => {
  const { platform, url, go } = await shell();
  act(() => void platform.modals.open('change-password', {}));
  await dialog();
  act(() => void platform.modals.open('closed', { title: 'Over', text: '' }));
  await dialog('Over');
  expect(url()).toBe('/page?tab=a&modal=change-password');
  await go(-1);
  await noDialog();
});

describe('a modal without a link', () => {
  const question = { title: 'Pause?', action: 'Pause' };

  test('back closes it, and the page stays', async () => {
    const { platform, url, pushes, go } = await shell();
    act(() => void platform.modals.open('confirm', question));
    await dialog('Pause?');
    expect(url()).toBe('/page?tab=a');
    expect(pushes).toHaveLength(1);
    await go(-1);
    await noDialog();
    expect(url()).toBe('/page?tab=a');
    await go(-1);
    expect(url()).toBe('/before');
  });

  test('one that replaces another has its own entry: back closes it, and the page stays', async () => {
    const { platform, url, go } = await shell();
    act(() => void platform.modals.open('confirm', question));
    await dialog('Pause?');
    act(() => {
      platform.modals.opened[0]?.close();
      void platform.modals.open('confirm', { ...question, title: 'Cancel?' });
    });
    await dialog('Cancel?');
    await go(-1);
    await noDialog();
    expect(url()).toBe('/page?tab=a');
    await go(-1);
    expect(url()).toBe('/before');
  });

  test('closing it goes back before `open` resolves', async () => {
    const { platform, router, url, go } = await shell();
    const { key } = router.state.location;
    let keyAtResult = '';
    act(() => {
      void platform.modals.open('confirm', question).then((sure) => {
        keyAtResult = `${sure} ${router.state.location.key}`;
      });
    });
    await dialog('Pause?');
    await click('Pause');
    await waitFor(() => expect(keyAtResult).toBe(`true ${key}`));
    await go(-1);
    expect(url()).toBe('/before');
  });

  test('it stays while the address of its page changes', async () => {
    const { platform, router, url } = await shell();
    act(() => void platform.modals.open('confirm', question));
    await dialog('Pause?');
    await act(() => router.navigate('/page?tab=b', { replace: true }));
    await dialog('Pause?');
    await click('Pause');
    await noDialog();
    expect(url()).toBe('/page?tab=b');
  });

  test('a navigation that is not rendered yet is not undone', async () => {
    const { platform, pushes } = await shell();
    window.history.replaceState({ key: 'of the page that comes' }, '');
    act(() => void platform.modals.open('closed', { title: 'Over', text: '' }));
    await dialog('Over');
    window.history.replaceState(null, '');
    expect(pushes).toEqual([]);
  });

  test('a question about leaving has no entry', async () => {
    const { platform, pushes } = await shell();
    act(() => void platform.modals.open('confirm', { ...question, leaving: true }));
    await dialog('Pause?');
    expect(pushes).toEqual([]);
  });
});

test.each(['?modal=unknown', '?modal=deal-qa', '?modal=deal-qa&deal=x', '?modal=confirm'])(
  '%p opens nothing',
  async (search) => {
    const { platform, url } = await shell({ at: `/page${search}` });
    expect(platform.modals.opened).toEqual([]);
    expect(url()).toBe(`/page${search}`);
  },
);

test('a visitor signs in first, and it opens then', async () => {
  const { platform, router, url } = await shell({ at: '/page?modal=deal-qa&deal=3', signedIn: false });
  const there = encodeURIComponent('/page?modal=deal-qa&deal=3');
  await waitFor(() => expect(url()).toBe(`/login?next=${there}`));
  expect(platform.modals.opened).toEqual([]);
  act(() => platform.session.signIn({ access: 'a', refresh: 'r' }));
  await act(() => router.navigate('/page?modal=deal-qa&deal=3', { replace: true }));
  await dialog('Question about 3');
});

test('signing out closes it and removes it from the URL', async () => {
  const { platform, url } = await shell({ at: '/page?modal=change-password' });
  const stop = platform.start();
  await dialog();
  act(() => platform.session.signOut());
  await noDialog();
  await waitFor(() => expect(url()).toBe('/page'));
  stop();
});

test('with unsaved input, going back and closing ask first', async () => {
  const { platform, url, go } = await shell({ at: '/page?modal=deal-qa&deal=3' });
  await dialog('Question about 3');
  // The guard is registered in an effect.
  await waitFor(() => expect(platform.modals.opened.some(({ unsaved }) => unsaved)).toBe(true));
  await act(async () => undefined);
  await go(-1);
  await click('modal.unsaved.stay');
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(url()).toBe('/page?modal=deal-qa&deal=3');
  await click('Dismiss');
  await click('modal.unsaved.stay');
  await dialog('Question about 3');
  await go(-1);
  await click('modal.unsaved.leave');
  await noDialog();
  expect(url()).toBe('/before');
});
