import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { DraftSlot } from '../../../../kernel/session/index.ts';
import { changedValues } from '../changed-values.ts';
import type { Kinds } from '../form-kinds.ts';
import {
  discarded,
  isSameVersion,
  type Known,
  type StoredDraft,
  submitted,
  tookOlder,
  tookOther,
  type Values,
  type Version,
  weightOf,
  withoutOlder,
  written,
} from './draft-rules.ts';
import type { DraftActions, DraftState } from './draft-state.ts';
import { readDraft, writeDraft } from './draft-store.ts';
import { fileNames, sameValues, storable } from './storable.ts';

const MINUTE_MS = 60_000;

export interface DraftKeeperOptions {
  slot: DraftSlot;
  form: UseFormReturn<FieldValues>;
  kinds: Kinds;
  /** The values that are not stored in drafts. Default: the default values of the form. */
  base: FieldValues | undefined;
  /** Whether the form edits a stored record. A draft of an earlier version of it is then not simply restored. */
  editsStored: boolean;
  /** Takes up such a draft. Without it, it is kept as an older one. */
  onOutdated: ((draft: Version) => void) | undefined;
  onDiscarded: (() => void) | undefined;
  show: (state: DraftState) => void;
}

/** Stores the input of a form, and restores it. The rules are in `draft-rules.ts`. */
export function createDraftKeeper(options: DraftKeeperOptions) {
  const { slot, form, kinds, base, editsStored, onOutdated, onDiscarded, show } = options;
  let known: Known = {};
  /** The values at which the fields of the restored draft began. */
  let begun: Values = {};
  let isSetting = false;
  const defaults = (): FieldValues => form.control._defaultValues;
  const read = () => readDraft(slot, kinds);

  const plain = (all: FieldValues): Values => JSON.parse(JSON.stringify(all, storable));
  const versionOf = (values: FieldValues, initial: FieldValues): Version => {
    const from = base ?? initial;
    const changed = changedValues<FieldValues>(from, values);
    const names = Object.keys(changed);
    const pick = (all: FieldValues) => Object.fromEntries(names.map((name) => [name, all[name]]));
    return {
      at: Date.now(),
      values: plain(changed),
      base: plain(pick({ ...from, ...begun })),
      kinds: pick(kinds),
      files: fileNames(changed),
    };
  };
  /** The version in the form, with the time at which it was stored, if it was. */
  const mine = ({ current }: StoredDraft): Version => {
    const version = versionOf(form.getValues(), defaults());
    return current && current.at === known.at && isSameVersion(current, version) ? current : version;
  };
  const newest = ({ older: [first] }: StoredDraft) => first && { at: first.at, until: first.until };

  const store = (draft: StoredDraft, state: DraftState) => {
    const isStored = writeDraft(slot, draft);
    show({ ...state, ...(!isStored && { savedAt: undefined }), isRefused: !isStored, older: newest(read()) });
    return isStored;
  };
  const fill = (values: Values) => {
    form.reset({ ...form.getValues(), ...values }, { keepDefaultValues: true });
  };
  const empty = () => {
    isSetting = true;
    form.reset();
    isSetting = false;
  };
  const takeUp = (version: Version) => {
    known = { at: version.at, fullest: version };
    begun = version.base;
    const present = fileNames(form.getValues());
    const lostFiles = version.files.filter((name) => !present.includes(name));
    const isAnything = Object.keys(version.values).length > 0;
    return {
      restoredAt: isAnything ? version.at : undefined,
      savedAt: undefined,
      isElsewhere: false,
      lostFiles,
    };
  };

  /** Called when the page is opened or hydrated. Text that was typed by then stays. */
  function restore(): void {
    const draft = read();
    const { current } = draft;
    if (!current) {
      show({ older: newest(draft) });
      return;
    }
    const initial = defaults();
    const typed = changedValues<FieldValues>(initial, form.getValues());
    const differing = Object.keys(current.values).filter(
      (name) => !sameValues(current.values[name], initial[name]),
    );
    if (differing.length === 0 && current.files.length === 0) return void store(submitted(draft), {});
    const isOutdated =
      editsStored &&
      differing.some((name) => name in current.base && !sameValues(current.base[name], initial[name]));
    if (isOutdated && !onOutdated) return void store(discarded(draft), {});
    if (isOutdated) onOutdated?.(current);
    const missing = differing.filter((name) => !(name in typed));
    if (!isOutdated && missing.length > 0) fill({ ...current.values, ...typed });
    show({
      ...takeUp(current),
      ...(missing.length === 0 && { restoredAt: undefined }),
      older: newest(draft),
    });
  }

  function write(values: FieldValues, initial: FieldValues): void {
    const draft = read();
    const next = versionOf(values, initial);
    const lost = next.files.length > 0 ? { lostFiles: undefined } : {};
    if (draft.current && isSameVersion(draft.current, next)) {
      known.at = draft.current.at;
      show(lost);
      return;
    }
    const isStored = store(written(draft, next, known, plain(initial)), {
      ...lost,
      savedAt: next.at - (next.at % MINUTE_MS),
      isElsewhere: false,
    });
    if (isStored) known.at = next.at;
    if (weightOf(next.values) >= weightOf(known.fullest?.values)) known.fullest = next;
  }

  /** The form has its initial values again: it was sent, or emptied by hand. */
  function clear(isSent: boolean): void {
    const draft = read();
    const isOurs = draft.current ? draft.current.at === known.at : known.fullest !== undefined;
    if (!isOurs) return;
    const nothing = { ...versionOf({}, {}), values: {}, files: [] };
    store(isSent ? submitted(draft) : written(draft, nothing, known, plain(defaults())), {
      savedAt: undefined,
      restoredAt: undefined,
    });
    if (isSent) known = {};
    else known.at = undefined;
  }

  /** Whether all values of the form are stored. Files are not. */
  function isStored(): boolean {
    const { current } = read();
    const values = form.getValues();
    return (
      current !== undefined &&
      fileNames(values).length === 0 &&
      isSameVersion(current, versionOf(values, defaults()))
    );
  }

  /** Another tab has stored something, or removed it. */
  function compare(): void {
    const draft = read();
    const { current } = draft;
    const values = form.getValues();
    if (!current) {
      show({ savedAt: undefined, isElsewhere: false, older: newest(draft) });
      return;
    }
    const isSame = sameValues({ ...values, ...current.values }, values);
    if (isSame) known.at = current.at;
    const isElsewhere = current.at !== known.at;
    show({ isElsewhere, ...(isElsewhere && { savedAt: undefined }), older: newest(draft) });
  }

  const actions: DraftActions = {
    discard() {
      const draft = read();
      const own = mine(draft);
      const theirs = draft.current && draft.current.at !== known.at ? draft.current : undefined;
      store(
        { ...discarded({ ...draft, current: own }), current: theirs },
        {
          savedAt: undefined,
          restoredAt: undefined,
          lostFiles: undefined,
        },
      );
      known = {};
      begun = {};
      empty();
      onDiscarded?.();
    },
    takeOlder() {
      const draft = read();
      const result = tookOlder({ ...draft, current: mine(draft) });
      if (!result.current) return;
      empty();
      fill(result.current.values);
      store(result, takeUp(result.current));
    },
    dropOlder: () => void store(withoutOlder(read()), {}),
    takeOther() {
      const draft = read();
      if (!draft.current) {
        show({ isElsewhere: false });
        return;
      }
      const own = versionOf(form.getValues(), defaults());
      fill(draft.current.values);
      store(tookOther(draft, own), takeUp(draft.current));
    },
    keepMine: () => show({ isElsewhere: false }),
  };
  return { key: slot.key, restore, write, clear, compare, isStored, actions, isSetting: () => isSetting };
}
