import { Confidential } from '../confidential/confidential.tsx';

interface FigureValueProps {
  /** The public text; '' if there is none. */
  teaser: string;
  /** The exact value, for a viewer with access. */
  exact: string | undefined;
}

/** A figure of a teaser: exact for a viewer with access, but never on paper. */
export function FigureValue({ teaser, exact }: FigureValueProps) {
  const shown = teaser || <span aria-hidden="true">–</span>;
  if (!exact) return shown;
  return (
    <Confidential teaser={shown} inline>
      {exact}
    </Confidential>
  );
}
