import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ModalComponent } from '../../kernel/modals/modal-map.ts';
import type { RenderOptions } from '../../testing/index.ts';
import { AskForAccess, renderModals } from './testing/render-modals.tsx';

describe('a modal that throws while rendering', () => {
  let isBroken: boolean;
  const Fragile: ModalComponent = () => {
    if (isBroken) throw new Error('Broken modal');
    return <p>rendered</p>;
  };
  beforeEach(() => {
    isBroken = true;
    for (const level of ['warn', 'error'] as const)
      jest.spyOn(console, level).mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  /** Opens a modal whose `onRenderError` returns this. */
  async function open(outcome: { error: unknown; fallback?: () => Promise<ModalComponent> }) {
    const onRenderError = jest.fn((_: unknown) => outcome);
    const { open } = renderModals(
      { resolveModal: () => Object.assign(async () => Fragile, { onRenderError }) },
      <p>page</p>,
    );
    await act(async () => void open('filters', { type: 'sell', filters: {} }));
    return onRenderError;
  }
  const failure = Object.assign(new Error('Broken modal'), { code: 'HR-601' });

  test('is reported, shows its code, and can be retried', async () => {
    const onRenderError = await open({ error: failure });
    expect(onRenderError).toHaveBeenCalledWith(new Error('Broken modal'));
    expect(await screen.findByRole('dialog', { name: 'modal.failed.title' })).toBeVisible();
    expect(screen.getByText(/^host.failed.code/)).toBeVisible();
    expect(screen.getByText('page')).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'action.retry' }));
    expect(await screen.findByText('rendered')).toBeVisible();
  });

  test('is replaced by its fallback version, if there is one', async () => {
    await open({ error: failure, fallback: async () => () => <p>older</p> });
    expect(await screen.findByText('older')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'modal.failed.title' })).toBeNull();
  });
});

describe('while the code of a modal is loading', () => {
  let finish: (component: ModalComponent) => void;
  let fail: (error: Error) => void;
  let loads = 0;
  const load = () => {
    loads += 1;
    return new Promise<ModalComponent>((resolve, reject) => {
      finish = resolve;
      fail = reject;
    });
  };
  const options: RenderOptions = { resolveModal: () => load };
  beforeEach(() => {
    loads = 0;
  });
  const ask = { opportunityId: 4 };

  test('the placeholder keeps the focus until the modal replaces it', async () => {
    const { open } = renderModals(options, <button type="button">Page</button>);
    screen.getByRole('button', { name: 'Page' }).focus();
    const answer = open('get-access', ask);
    expect(await screen.findByRole('dialog', { name: 'modal.loading' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'action.cancel' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'action.cancel' })).toHaveFocus();
    await act(async () => finish(AskForAccess));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect(answer).resolves.toEqual({ status: 'requested' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Page' })).toHaveFocus());
  });

  test('Escape cancels, and code that is loaded later opens nothing', async () => {
    const { open, platform } = renderModals(options);
    const answer = open('get-access', ask);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(answer).resolves.toBeUndefined();
    await act(async () => finish(AskForAccess));
    expect(platform.modals.opened).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a failure is shown in the placeholder, and can be retried', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { open } = renderModals(options);
    void open('get-access', ask);
    await act(async () => fail(Object.assign(new Error('No such chunk'), { code: 'HR-501' })));
    expect(await screen.findByRole('dialog', { name: 'modal.failed.title' })).toBeVisible();
    expect(screen.getByText(/^host.failed.code/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'action.retry' }));
    await act(async () => finish(AskForAccess));
    expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
    expect(loads).toBe(2);
    warn.mockRestore();
  });
});
