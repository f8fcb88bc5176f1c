import type { JotaiStore } from '../store/index.ts';
import type { LoadModal, ModalName, ModalProps, ModalResolver, ModalResult } from './modal-map.ts';
import type { OpenModal } from './open-modal.ts';
import { openModalsAtom } from './open-modals.atom.ts';

/** Keeps the URL in step with the open modals. */
export interface ModalObserver {
  opened(modal: OpenModal): void;
  /** Resolves once the URL no longer names the modal; only then does `open`, so that its caller may navigate. `all`: see `closeAll`. */
  closed(modal: OpenModal, all: boolean): Promise<void> | undefined;
}

/** The open modals, the topmost last, and the ways to open and close them. */
export interface Modals {
  /** Opens by name; resolves with the result, or undefined when it was dismissed or could not be loaded. */
  open<Name extends ModalName>(name: Name, props: ModalProps<Name>): Promise<ModalResult<Name> | undefined>;
  /** The same modals, opened by a remote. */
  openedBy(remote: string): Modals;
  /** Dismisses all modals, at sign-in and sign-out. */
  closeAll(): void;
  /** See `useUnsavedInput`. */
  setUnsaved(id: number, unsaved: boolean): void;
  /** One observer at a time; returns a function that removes it. */
  observe(observer: ModalObserver): () => void;
  readonly opened: readonly OpenModal[];
}

interface ModalsOptions {
  store: JotaiStore;
  /** Modals of the shell itself. */
  shellModals: Readonly<Record<string, LoadModal>>;
  resolve?: ModalResolver;
  /** Called for a name that nobody owns, and each time that the code of a modal fails to load or throws. */
  onFailure: (error: unknown, name: string, owned: boolean) => void;
}

const isFocusLost = () => !document.activeElement || document.activeElement === document.body;

/**
 * Returns the focus to where it was, unless something else has taken it meanwhile. If that element is gone, the focus goes to
 * the heading of its section, to the opener of the modal beneath, or else to the content of the page.
 */
function returnFocus(openers: OpenModal['openers']) {
  for (const element of [...openers, document.getElementById('content')]) {
    if (!isFocusLost()) return;
    if (element instanceof HTMLElement && element.isConnected)
      element.focus({ preventScroll: element.id === 'content' });
  }
}

export function createModals({ store, shellModals, resolve, onFailure }: ModalsOptions): Modals {
  let observer: ModalObserver | undefined;
  let closingAll = false;
  let lastId = 0;
  /** The openers of a modal that is closing: another one may be opened before the focus is back. */
  let closing: OpenModal['openers'] = [];

  const opened = () => store.get(openModalsAtom);
  const setOpened = (next: readonly OpenModal[]) => store.set(openModalsAtom, next);
  const update = (id: number, change: Partial<OpenModal>) =>
    setOpened(opened().map((modal) => (modal.id === id ? { ...modal, ...change } : modal)));

  function fail(id: number, name: string, error: unknown) {
    if (!opened().some((modal) => modal.id === id)) return;
    onFailure(error, name, true);
    const code = (error as { code?: string } | undefined)?.code;
    update(id, { state: 'failed', Component: undefined, code });
  }

  async function loadCode(id: number, name: string, load: LoadModal) {
    update(id, { state: 'loading', Component: undefined });
    try {
      update(id, { Component: await load(), state: 'ready' });
    } catch (error) {
      fail(id, name, error);
    }
  }

  function open<Name extends ModalName>(name: Name, props: ModalProps<Name>, opener?: string) {
    const active = typeof document === 'undefined' ? null : document.activeElement;
    const openers = [
      active,
      active?.closest('section')?.querySelector('h2'),
      ...opened()
        .toReversed()
        .flatMap((one) => one.openers),
      ...closing,
    ];
    const load = Object.hasOwn(shellModals, name) ? shellModals[name] : resolve?.(name);
    if (!load) {
      onFailure(new Error(`No modal is called ${name}`), name, false);
      return Promise.resolve(undefined);
    }
    return new Promise<ModalResult<Name> | undefined>((resolve) => {
      lastId += 1;
      const id = lastId;
      const close = async (result?: unknown) => {
        const modal = opened().find((one) => one.id === id);
        if (!modal) return;
        setOpened(opened().filter((one) => one !== modal));
        closing = openers;
        setTimeout(() => {
          closing = [];
          returnFocus(openers);
        }, 0);
        await observer?.closed(modal, closingAll);
        resolve(result as ModalResult<Name> | undefined);
      };
      const retry = () => void loadCode(id, name, load);
      const onRenderError = (cause: unknown) => {
        const { error, fallback } = load.onRenderError?.(cause) ?? { error: cause };
        if (fallback) void loadCode(id, name, fallback);
        else fail(id, name, error);
      };
      const modal: OpenModal = {
        id,
        name,
        props: { ...props },
        opener,
        openers,
        state: 'loading',
        unsaved: false,
        close,
        retry,
        onRenderError,
      };
      setOpened([...opened(), modal]);
      observer?.opened(modal);
      void loadCode(id, name, load);
    });
  }

  const modals: Modals = {
    open: (name, props) => open(name, props),
    openedBy: (remote) =>
      Object.create(modals, {
        open: { value: (name: ModalName, props: never) => open(name, props, remote) },
      }),
    closeAll() {
      closingAll = true;
      for (const modal of opened()) modal.close();
      closingAll = false;
    },
    setUnsaved(id, unsaved) {
      if (opened().some((modal) => modal.id === id && modal.unsaved !== unsaved)) update(id, { unsaved });
    },
    observe(next) {
      observer = next;
      return () => {
        if (observer === next) observer = undefined;
      };
    },
    get opened() {
      return opened();
    },
  };
  return modals;
}
