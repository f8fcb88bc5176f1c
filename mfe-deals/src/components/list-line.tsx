import { Icon, Status, type StatusKind } from '@handover/shared/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './list-line.module.css';

interface ListLineProps {
  number: string;
  text: string;
  /** What stands below it: who, how many documents. */
  meta: readonly string[];
  /** Until when, or '' */
  due: string;
  isLate: boolean;
  status: { kind: StatusKind; label: string };
  /** It waits for the viewer. */
  isMine: boolean;
  isOpen: boolean;
  onToggle: () => void;
  /** What it unfolds. */
  children: ReactNode;
}

/** A line of a list of a deal in one row, which unfolds. */
export function ListLine(props: ListLineProps) {
  const { number, text, meta, due, isLate, status, isMine, isOpen, onToggle, children } = props;
  const detail = useId();
  const row = useRef<HTMLLIElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The address leads to it: it is to be seen.
    if (isOpen && !wasOpen.current && !row.current?.contains(document.activeElement))
      row.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <li ref={row} className={classes.line} data-mine={isMine || undefined}>
      <button
        type="button"
        className={classes.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detail : undefined}
        data-print
        onClick={onToggle}
      >
        <span className={classes.number}>{number}</span>
        <span className={classes.request}>
          <span className={isOpen ? undefined : classes.clamped}>{text}</span>
          {meta.length > 0 ? <span className={classes.meta}>{meta.join(' · ')}</span> : null}
        </span>
        <span className={classes.due} data-late={isLate || undefined}>
          {due || null}
        </span>
        <Status kind={status.kind} variant="text">
          {status.label}
        </Status>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      {isOpen ? (
        <div id={detail} className={classes.detail}>
          {children}
        </div>
      ) : null}
    </li>
  );
}
