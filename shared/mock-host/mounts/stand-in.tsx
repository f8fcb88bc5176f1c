import type { RemoteComponent, RemoteKind } from '../../federation/index.ts';
import { StandInModal } from './stand-in-modal.tsx';
import { StandInPage } from './stand-in-page.tsx';
import { StandInWidget } from './stand-in-widget.tsx';

export interface StandInOf {
  /** The remote whose part it is. */
  owner: string;
  kind: RemoteKind;
  name: string;
}

/** Something in the place of a part of another remote, which says what would be here. */
export function standIn({ owner, kind, name }: StandInOf): RemoteComponent {
  if (kind === 'pages') return () => <StandInPage owner={owner} name={name} />;
  if (kind === 'widgets') return () => <StandInWidget owner={owner} name={name} />;
  return (props) => <StandInModal owner={owner} name={name} props={props} />;
}
