import type { ModalComponent } from './modal-map.ts';

/** One modal that is open, from the call on: its code may still be under way, or not to be had. */
export interface OpenModal {
  id: number;
  name: string;
  props: Readonly<Record<string, unknown>>;
  /** What had the focus when it was opened, and when what lies beneath was. */
  openers: readonly Element[];
  state: 'loading' | 'ready' | 'failed';
  Component?: ModalComponent | undefined;
  /** Number of the failure, to be named to those who run the site; a modal of the shell has none. */
  code?: string | undefined;
  /** It holds input that is not saved; whoever dismisses it asks first. */
  unsaved: boolean;
  close: (result?: unknown) => void;
  /** Asks for its code once more. */
  retry: () => void;
  /** Replaces it by the fallback version of the remote, or else by an error. */
  onRenderError: (cause: unknown) => void;
}
