/** The input of a form whose page is being mounted anew. */
export interface KeptValues {
  /** The key of its draft; of a form without one, whether it is in a dialog. Empty once a form has taken what it could. */
  place: string;
  /** The kind of each field, by name. */
  kinds: Readonly<Record<string, string>>;
  /** The fields that were changed; each is removed when a form takes it. */
  values: Record<string, unknown>;
}

/** The event `page-replaced` of the window: the page, or a part of it, is about to be mounted anew by the host. */
export interface PageReplaced {
  /** The page is loaded anew: what can't be stored is lost then. */
  reloads: boolean;
  /** The inputs: each form adds its own, and forms that are mounted afterwards take from them. */
  kept: KeptValues[];
  /** Called by a form with input that will be lost: files, passwords. */
  onLost: () => void;
}

declare global {
  interface WindowEventMap {
    'page-replaced': CustomEvent<PageReplaced>;
  }
}
