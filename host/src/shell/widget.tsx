import { RemoteOutlet } from '@handover/shared/federation';
import type { ReactNode } from 'react';
import { useShell } from '../start/shell-context.tsx';
import classes from './widget.module.css';

interface WidgetProps {
  name: string;
  /** Shown where the remote that has it can't be had. */
  instead?: ReactNode;
}

/** A part of the header that some remote owns, found by its name. Its place is kept while it is fetched. */
export function Widget({ name, instead = null }: WidgetProps) {
  const { loader, releaseSet } = useShell();
  const owner = Object.entries(releaseSet.remotes).find(([, { widgets }]) => widgets.includes(name))?.[0];
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
