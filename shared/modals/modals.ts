import type {
  LoadModal,
  ModalComponent,
  ModalName,
  ModalProps,
  ModalResolver,
  ModalResult,
} from './modal-map.ts';

export interface OpenModal {
  id: number;
  name: string;
  Component: ModalComponent;
  props: Record<string, unknown>;
  close: (result?: unknown) => void;
}

export interface Modals {
  /** Opens by name, from anywhere; resolves with the answer, or undefined when dismissed or not to be had. */
  open<Name extends ModalName>(name: Name, props: ModalProps<Name>): Promise<ModalResult<Name> | undefined>;
  /** Dismisses all: at sign-out, nothing of a person stays open. */
  closeAll(): void;
  readonly opened: readonly OpenModal[];
  subscribe(listener: () => void): () => void;
}

interface ModalsOptions {
  own: Readonly<Record<string, LoadModal>>;
  resolve?: ModalResolver;
  /** A modal whose code could not be had. */
  onFailure: (error: unknown, name: string) => void;
}

/** Back to where the person was, unless the answer led on to something that took the focus itself. */
function returnFocus(opener: Element | null) {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
}

export function createModals({ own, resolve, onFailure }: ModalsOptions): Modals {
  const listeners = new Set<() => void>();
  let opened: readonly OpenModal[] = [];
  let generation = 0;
  let lastId = 0;

  const show = (next: readonly OpenModal[]) => {
    opened = next;
    for (const listener of [...listeners]) listener();
  };

  async function open<Result>(name: string, props: object = {}): Promise<Result | undefined> {
    const began = generation;
    const opener = typeof document === 'undefined' ? null : document.activeElement;
    const load = Object.hasOwn(own, name) ? own[name] : resolve?.(name);
    let Component: ModalComponent;
    try {
      if (!load) throw new Error(`No modal is called ${name}`);
      Component = await load();
    } catch (error) {
      onFailure(error, name);
      return undefined;
    }
    if (began !== generation) return undefined;
    return new Promise((settle) => {
      lastId += 1;
      const id = lastId;
      const close = (result?: unknown) => {
        show(opened.filter((modal) => modal.id !== id));
        settle(result as Result | undefined);
        setTimeout(() => returnFocus(opener), 0);
      };
      show([...opened, { id, name, Component, props: { ...props }, close }]);
    });
  }

  return {
    open,
    closeAll() {
      generation += 1;
      for (const modal of opened) modal.close();
    },
    get opened() {
      return opened;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
