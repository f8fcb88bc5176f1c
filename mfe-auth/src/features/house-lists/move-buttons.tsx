import type { HouseList } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { ActionIcon, Icon } from '@handover/shared/ui';
import { useRef } from 'react';
import { useMoveEntry } from '../../queries/house-lists.query.ts';
import classes from './house-lists.module.css';

interface MoveButtonsProps {
  list: HouseList | 'faq';
  /** The ids of all entries that it is moved among, in their order. */
  ids: readonly number[];
  id: number;
  name: string;
}

/** One place up or down. At an end the button stays, so that the focus does. */
export function MoveButtons({ list, ids, id, name }: MoveButtonsProps) {
  const { t } = useTranslation('auth');
  const { mutateAsync, isPending } = useMoveEntry(list);
  const buttons = useRef<Record<string, HTMLButtonElement | null>>({});
  const at = ids.indexOf(id);
  const move = async (way: 'up' | 'down', before: number | null) => {
    await mutateAsync({ id, before }).catch(() => undefined);
    // A row that is put elsewhere in the page loses the focus.
    buttons.current[way]?.focus();
  };
  const button = (way: 'up' | 'down', before: number | null | undefined) => (
    <ActionIcon
      ref={(element: HTMLButtonElement | null) => {
        buttons.current[way] = element;
      }}
      variant="subtle"
      aria-label={t(`lists.${way}`, { name })}
      aria-disabled={before === undefined || isPending || undefined}
      onClick={() => {
        if (before !== undefined && !isPending) void move(way, before);
      }}
    >
      <Icon name={`chevron-${way}`} size={18} />
    </ActionIcon>
  );
  return (
    <span className={classes.moves}>
      {button('up', ids[at - 1])}
      {button('down', at === ids.length - 1 ? undefined : (ids[at + 2] ?? null))}
    </span>
  );
}
