import type { ReactNode } from 'react';
import { RemoteOutlet } from '../../federation/index.ts';
import { ownerOf } from '../owner-of.ts';
import { useShell } from '../shell-context.tsx';
import classes from './widget.module.css';

interface WidgetProps {
  name: string;
  /** Shown where the remote that has it can't be had. */
  instead?: ReactNode;
}

/** A part of the header that some remote owns, found by its name. Its place is kept while it is fetched. */
export function Widget({ name, instead = null }: WidgetProps) {
  const { loader, set } = useShell();
  const owner = ownerOf(set, 'widgets', name);
  if (!owner) return instead;
  return (
    <span className={classes.place}>
      <RemoteOutlet
        loader={loader}
        remote={owner}
        kind="widgets"
        name={name}
        skeleton={null}
        failed={() => instead}
      />
    </span>
  );
}
