import type { JotaiStore } from '../store/index.ts';
import type { LoadModal, ModalName, ModalProps, ModalResolver, ModalResult } from './modal-map.ts';
import type { OpenModal } from './open-modal.ts';
import { openModalsAtom } from './open-modals.atom.ts';

/** Writes into the address what is open; told before the answer goes out, so that whoever asked may navigate. */
export interface ModalAddressKeeper {
  opened(modal: OpenModal): void;
  /** Resolves once the address no longer names the modal. `all` at sign-out. */
  closed(modal: OpenModal, all: boolean): Promise<void> | undefined;
}

/** What is open, in its order, and the ways to open and close. */
export interface Modals {
  /** Opens by name, from anywhere; resolves with the answer, or undefined when it was dismissed or is not to be had. */
  open<Name extends ModalName>(name: Name, props: ModalProps<Name>): Promise<ModalResult<Name> | undefined>;
  /** Dismisses all: at sign-out, nothing of a person stays open. */
  closeAll(): void;
  /** Told by what is drawn in a modal; see `useUnsavedInput`. */
  setUnsaved(id: number, unsaved: boolean): void;
  keepAddress(keeper: ModalAddressKeeper): () => void;
  readonly opened: readonly OpenModal[];
}

interface ModalsOptions {
  store: JotaiStore;
  /** The modals of the shell itself. */
  shellModals: Readonly<Record<string, LoadModal>>;
  resolve?: ModalResolver;
  /** For a name that nobody owns, and for each time that code failed to load or threw. */
  onFailure: (error: unknown, name: string, owned: boolean) => void;
}

/**
 * Back to where the person was, unless the answer led on to something that took the focus itself. Where that is gone: to
 * where the modal beneath was opened, else to the content of the page.
 */
function returnFocus(openers: readonly Element[]) {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  for (const place of [...openers, document.getElementById('content')]) {
    if (!(place instanceof HTMLElement && place.isConnected)) continue;
    place.focus({ preventScroll: place.id === 'content' });
    if (document.activeElement === place) return;
  }
}

/** Makes the modals; once per platform. */
export function createModals({ store, shellModals, resolve, onFailure }: ModalsOptions): Modals {
  let keeper: ModalAddressKeeper | undefined;
  let closingAll = false;
  let lastId = 0;

  const opened = () => store.get(openModalsAtom);
  const show = (next: readonly OpenModal[]) => store.set(openModalsAtom, next);
  const change = (id: number, to: Partial<OpenModal>) =>
    show(opened().map((modal) => (modal.id === id ? { ...modal, ...to } : modal)));

  function fail(id: number, name: string, error: unknown) {
    if (!opened().some((modal) => modal.id === id)) return;
    onFailure(error, name, true);
    const code = (error as { code?: string } | undefined)?.code;
    change(id, { state: 'failed', Component: undefined, code });
  }

  async function fetchCode(id: number, name: string, load: LoadModal) {
    change(id, { state: 'loading', Component: undefined });
    try {
      change(id, { Component: await load(), state: 'ready' });
    } catch (error) {
      fail(id, name, error);
    }
  }

  function open<Name extends ModalName>(name: Name, props: ModalProps<Name>) {
    const active = typeof document === 'undefined' ? null : document.activeElement;
    const openers = [
      ...(active ? [active] : []),
      ...opened()
        .toReversed()
        .flatMap((one) => one.openers),
    ];
    const load = Object.hasOwn(shellModals, name) ? shellModals[name] : resolve?.(name);
    if (!load) {
      onFailure(new Error(`No modal is called ${name}`), name, false);
      return Promise.resolve(undefined);
    }
    return new Promise<ModalResult<Name> | undefined>((settle) => {
      lastId += 1;
      const id = lastId;
      const close = async (result?: unknown) => {
        const modal = opened().find((one) => one.id === id);
        if (!modal) return;
        show(opened().filter((one) => one !== modal));
        setTimeout(() => returnFocus(openers), 0);
        await keeper?.closed(modal, closingAll);
        settle(result as ModalResult<Name> | undefined);
      };
      const retry = () => void fetchCode(id, name, load);
      const onRenderError = (cause: unknown) => {
        const { error, fallback } = load.onRenderError?.(cause) ?? { error: cause };
        if (fallback) void fetchCode(id, name, fallback);
        else fail(id, name, error);
      };
      const modal: OpenModal = {
        id,
        name,
        props: { ...props },
        openers,
        state: 'loading',
        unsaved: false,
        close,
        retry,
        onRenderError,
      };
      show([...opened(), modal]);
      keeper?.opened(modal);
      void fetchCode(id, name, load);
    });
  }

  return {
    open,
    closeAll() {
      closingAll = true;
      for (const modal of opened()) modal.close();
      closingAll = false;
    },
    setUnsaved(id, unsaved) {
      if (opened().some((modal) => modal.id === id && modal.unsaved !== unsaved)) change(id, { unsaved });
    },
    keepAddress(next) {
      keeper = next;
      return () => {
        if (keeper === next) keeper = undefined;
      };
    },
    get opened() {
      return opened();
    },
  };
}
