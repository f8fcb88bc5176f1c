import { type ReactNode, type Ref, useId } from 'react';
import classes from './side-panel.module.css';

interface SidePanelProps {
  title: string;
  children: ReactNode;
  /** Stands above the title, and is the only part that is printed. */
  head?: ReactNode;
  /** An action on the title's line. */
  action?: ReactNode;
  /** The ref of the title, which can take the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** The column beside an opportunity: what the viewer can do now, with one `data-main-action` at most. */
export function SidePanel({ title, children, head, action, titleRef }: SidePanelProps) {
  const heading = useId();
  return (
    <aside className={classes.panel} aria-labelledby={heading}>
      {head ? <div data-head>{head}</div> : null}
      <div className={classes.line}>
        <h2 ref={titleRef} id={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </aside>
  );
}
