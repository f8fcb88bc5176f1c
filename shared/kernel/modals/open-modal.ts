import type { ModalComponent } from './modal-map.ts';

/** An open modal. It is open from the call on, while its code may still be loading or may have failed to load. */
export interface OpenModal {
  id: number;
  name: string;
  props: Readonly<Record<string, unknown>>;
  /** The remote whose code waits for its result; undefined for the shell. */
  opener: string | undefined;
  /** The elements that had the focus when this modal, and those beneath it, were opened. */
  openers: readonly (Element | null | undefined)[];
  state: 'loading' | 'ready' | 'failed';
  Component?: ModalComponent | undefined;
  /** Code of the failure, for support; a modal of the shell has none. */
  code?: string | undefined;
  /** It holds unsaved input: dismissing it asks first. */
  unsaved: boolean;
  close: (result?: unknown) => void;
  /** Loads its code again. */
  retry: () => void;
  /** Replaces it by the fallback version of the remote, or else by an error. */
  onRenderError: (cause: unknown) => void;
}
