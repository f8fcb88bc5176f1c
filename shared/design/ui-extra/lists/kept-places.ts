/** How a list was left. */
export interface KeptPlace {
  /** The scroll position of the page. */
  y: number;
  /** The width of the window: heights hold for this width only. */
  width: number;
  /** The measured heights of a virtual list: index of a row, pixels. */
  heights: [row: number, height: number][];
  /** The address of the link that had the focus. */
  focused: string | null;
}

const NAME = 'handover.places';
const MAX_PLACES = 20;

// They are in the session storage, so that they survive a reload.
const readAll = (): Map<string, KeptPlace> => {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(NAME) ?? '[]'));
  } catch {
    return new Map();
  }
};

/** The place of the list of a history entry. */
export const readPlace = (key: string): KeptPlace | undefined => readAll().get(key);

export function keepPlace(key: string, place: KeptPlace): void {
  const places = readAll();
  places.delete(key);
  places.set(key, place);
  try {
    sessionStorage.setItem(NAME, JSON.stringify([...places].slice(-MAX_PLACES)));
  } catch {
    // Storage is full or not allowed: the list opens at its top.
  }
}
