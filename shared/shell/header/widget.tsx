import type { ReactNode } from 'react';
import { RemoteOutlet } from '../../federation/index.ts';
import { ownerOf } from '../owner-of.ts';
import { useShell } from '../shell-context.tsx';
import classes from './widget.module.css';

interface WidgetProps {
  name: string;
  /** Shown if no remote has the widget, or if it fails. */
  fallback?: ReactNode;
}

/** A widget of a remote in the header. Its space is reserved while it is loading. */
export function Widget({ name, fallback = null }: WidgetProps) {
  const { loader, set } = useShell();
  const owner = ownerOf(set, 'widgets', name);
  if (!owner) return fallback;
  return (
    <span className={classes.widget}>
      <RemoteOutlet
        loader={loader}
        remote={owner}
        kind="widgets"
        name={name}
        skeleton={null}
        failed={() => fallback}
      />
    </span>
  );
}
