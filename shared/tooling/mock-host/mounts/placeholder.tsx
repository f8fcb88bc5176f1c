import type { RemoteComponent, RemoteKind } from '@handover/shared/federation';
import { PlaceholderModal } from './placeholder-modal.tsx';
import { PlaceholderPage } from './placeholder-page.tsx';
import { PlaceholderWidget } from './placeholder-widget.tsx';

interface PlaceholderOptions {
  /** The remote that is replaced. */
  owner: string;
  kind: RemoteKind;
  name: string;
}

/** Replaces a component of another remote, and names it. */
export function placeholder({ owner, kind, name }: PlaceholderOptions): RemoteComponent {
  if (kind === 'pages') return () => <PlaceholderPage owner={owner} name={name} />;
  if (kind === 'widgets') return () => <PlaceholderWidget owner={owner} name={name} />;
  return (props) => <PlaceholderModal owner={owner} name={name} props={props} />;
}
