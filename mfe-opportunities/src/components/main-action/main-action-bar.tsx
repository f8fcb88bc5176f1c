import { Button } from '@handover/shared/ui';
import { BottomBar } from '@handover/shared/ui-extra';
import { useEffect, useState } from 'react';
import classes from './main-action-bar.module.css';

interface MainActionBarProps {
  /** Shown beside the action. */
  price?: string | undefined;
}

/** The main action of the panel beside the page once more, at the lower edge, while the panel's own is out of sight. */
export function MainActionBar({ price }: MainActionBarProps) {
  const [action, setAction] = useState<HTMLElement | null>(null);
  const [isInSight, setInSight] = useState(true);
  // It changes with what the viewer has done.
  useEffect(() => setAction(document.querySelector<HTMLElement>('main [data-main-action]')));
  useEffect(() => {
    if (!action) return;
    const observer = new IntersectionObserver((entries) =>
      setInSight(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(action);
    return () => observer.disconnect();
  }, [action]);
  if (!action || isInSight) return null;
  // Only for the finger: keyboard and screen reader have that of the panel.
  return (
    <BottomBar className={classes.bar} aria-hidden="true">
      {price ? <span className={classes.price}>{price}</span> : null}
      <Button className={classes.action} tabIndex={-1} onClick={() => action.click()}>
        {action.textContent}
      </Button>
    </BottomBar>
  );
}
