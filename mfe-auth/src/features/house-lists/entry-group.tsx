import type { HouseList, ListedName } from '@handover/shared/contract';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, List, Section, Status } from '@handover/shared/ui';
import type { ReactNode } from 'react';
import classes from './house-lists.module.css';
import { MoveButtons } from './move-buttons.tsx';

interface EntryGroupProps {
  list: HouseList & ('sectors' | 'faq_categories');
  ids: readonly number[];
  entry: ListedName;
  /** The address that adds to it, and what that is called. */
  add: string;
  labels: { edit: string; add: string; addShort: string; retired: string };
  /** Its rows, or what is said where there are none. */
  children: ReactNode;
}

/** A sector or a category with what belongs to it. */
export function EntryGroup({ list, ids, entry, add, labels, children }: EntryGroupProps) {
  const { t } = useTranslation('auth');
  const name = useLabel()(entry);
  return (
    <Section
      title={name}
      actions={
        <span className={classes.actions}>
          {entry.retired ? (
            <Status kind="closed" variant="text">
              {labels.retired}
            </Status>
          ) : null}
          <Button component={Link} to={add} variant="default" size="xs" aria-label={labels.add}>
            {labels.addShort}
          </Button>
          <Button
            component={Link}
            to={routes.listedName(list, entry.id)}
            variant="default"
            size="xs"
            aria-label={labels.edit}
          >
            {t('lists.sectors.edit')}
          </Button>
          <MoveButtons list={list} ids={ids} id={entry.id} name={name} />
        </span>
      }
    >
      {Array.isArray(children) ? <List label={name}>{children}</List> : children}
    </Section>
  );
}
