import { useIsHydrating } from '../../../kernel/lazy/index.ts';
import { asLeft, Link } from '../../../kernel/router/index.ts';
import { Icon } from '../icon/icon.tsx';
import classes from './back-link.module.css';

/** A link to the list of this page, with the filters that it was left with; for the eyebrow of a `Page`. */
export const BackLink = ({ href, children }: { href: string; children: string }) => (
  <Link to={useIsHydrating() ? href : asLeft(href)} className={classes.link}>
    <Icon name="arrow-left" size={16} />
    {children}
  </Link>
);
