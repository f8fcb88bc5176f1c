import { useIsHydrating } from '../../../kernel/lazy/index.ts';
import { Link } from '../../../kernel/router/index.ts';
import { Icon } from '../icon/icon.tsx';
import classes from './back-link.module.css';

/** The address as it was left in this tab, with filters and page; the host keeps it (`host/src/router/keep-queries.ts`). */
function asLeft(href: string): string {
  try {
    return sessionStorage.getItem(`left ${href}`) ?? href;
  } catch {
    // The browser keeps nothing.
    return href;
  }
}

/** A link to the list of this page, with the filters that it was left with; for the eyebrow of a `Page`. */
export const BackLink = ({ href, children }: { href: string; children: string }) => (
  <Link to={useIsHydrating() ? href : asLeft(href)} className={classes.link}>
    <Icon name="arrow-left" size={16} />
    {children}
  </Link>
);
