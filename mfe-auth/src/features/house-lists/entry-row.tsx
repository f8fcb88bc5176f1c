import type { HouseList } from '@handover/shared/contract';
import { ListRow, Status } from '@handover/shared/ui';
import classes from './house-lists.module.css';
import { MoveButtons } from './move-buttons.tsx';

interface EntryRowProps {
  list: HouseList | 'faq';
  ids: readonly number[];
  id: number;
  /** The name in the language of the page, and in the other one. */
  name: string;
  other: string;
  href: string;
  /** Why visitors do not see it; undefined if they do. */
  state: string | undefined;
}

/** An entry, which opens its form, with its place in the order. */
export function EntryRow({ list, ids, id, name, other, href, state }: EntryRowProps) {
  return (
    <ListRow
      title={name}
      text={other}
      href={href}
      trailing={
        <span className={classes.end}>
          {state === undefined ? null : (
            <Status kind="closed" variant="text">
              {state}
            </Status>
          )}
          <MoveButtons list={list} ids={ids} id={id} name={name} />
        </span>
      }
    />
  );
}
