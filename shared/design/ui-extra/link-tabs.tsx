import { Link } from '../../kernel/router/index.ts';
import classes from './link-tabs.module.css';
import './styles/sideways.css';
import { useCurrentInView } from './use-current-in-view.ts';

export interface LinkTabsProps {
  /** The label of the navigation. */
  label: string;
  tabs: readonly { to: string; label: string; isCurrent: boolean }[];
}

/** Tabs that have an address each: links, so that back goes back. They look as `Tabs` do. */
export const LinkTabs = ({ label, tabs }: LinkTabsProps) => (
  <nav
    ref={useCurrentInView(tabs.find(({ isCurrent }) => isCurrent)?.to)}
    aria-label={label}
    className={classes.tabs}
    data-sideways
  >
    {tabs.map((tab) => (
      <Link
        key={tab.to}
        to={tab.to}
        className={classes.tab}
        aria-current={tab.isCurrent ? 'page' : undefined}
      >
        {tab.label}
      </Link>
    ))}
  </nav>
);
