import { type ReactNode, useSyncExternalStore } from 'react';
import { RemoteOutlet } from '../federation/index.ts';
import { ownerOf } from './owner-of.ts';
import { useShell } from './shell-context.tsx';

interface WidgetProps {
  name: string;
  /**
   * The class of the element around it. It is also there while the widget loads, and is then empty or has the
   * skeleton.
   */
  className?: string | undefined;
  /** Shown when loading takes more than 300 ms. */
  skeleton?: ReactNode;
  /** Shown if no remote has the widget, or if it fails. */
  fallback?: ReactNode;
  /** Resolves when a part that the server has rendered may load its code. Its html stays as it is until then. */
  takeOverAfter?: Promise<void> | undefined;
}

/** A widget of whichever remote has it, by its name. Its failure is the fallback, never an error on the page. */
export function Widget({ name, className, skeleton = null, fallback = null, ...outlet }: WidgetProps) {
  const { loader, set } = useShell();
  const owner = ownerOf(set, 'widgets', name);
  // A page is mounted anew with the next navigation; a widget stays.
  const version = () => owner && loader.versionOf(owner);
  useSyncExternalStore(loader.onReplaced, version, version);
  if (!owner) return fallback;
  return (
    <div className={className}>
      <RemoteOutlet
        {...outlet}
        loader={loader}
        remote={owner}
        kind="widgets"
        name={name}
        skeleton={skeleton}
        failed={() => fallback}
      />
    </div>
  );
}
