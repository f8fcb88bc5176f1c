import type { Control, FieldValues } from 'react-hook-form';
import { atom, type PrimitiveAtom } from '../../../../kernel/store/index.ts';
import type { OlderVersion } from './draft-rules.ts';

/** The facts about the draft of a form that the user sees. Times are in milliseconds. */
export interface DraftState {
  /** The minute in which what is in the form was stored. */
  savedAt?: number | undefined;
  /** The draft that was taken up is of this time. */
  restoredAt?: number | undefined;
  /** Files that were chosen, and have to be chosen again. */
  lostFiles?: readonly string[] | undefined;
  /** It can be taken up until then. */
  older?: Pick<OlderVersion, 'at' | 'until'> | undefined;
  /** Another tab has stored something else. */
  isElsewhere?: boolean | undefined;
  /** The browser stores nothing. */
  isRefused?: boolean | undefined;
}

/** The user's actions on the draft. */
export interface DraftActions {
  discard: () => void;
  takeOlder: () => void;
  dropOlder: () => void;
  takeOther: () => void;
  keepMine: () => void;
}

export interface FormDraft {
  stateAtom: PrimitiveAtom<DraftState>;
  /** Undefined until the page is hydrated. */
  actions?: DraftActions | undefined;
  /** Stores the input of the form. Returns whether all of it comes back when the form is opened again. */
  keep?: (() => boolean) | undefined;
}

const drafts = new WeakMap<object, FormDraft>();

/** The draft of a form, by its control: `useAppForm` keeps it, and `DraftNotice` shows it. */
export function draftOf(control: Control<FieldValues> | object): FormDraft {
  const known = drafts.get(control);
  if (known) return known;
  const created: FormDraft = { stateAtom: atom<DraftState>({}) };
  drafts.set(control, created);
  return created;
}
