import { Link } from '../../../kernel/router/index.ts';
import { Icon } from '../../ui/index.ts';
import classes from './back-link.module.css';

/** A link to the list of this page, which the host leads to as it was left (`host/src/router/keep-queries.ts`); for the eyebrow of a `Page`. */
export const BackLink = ({ href, children }: { href: string; children: string }) => (
  <Link to={href} className={classes.link} data-back="">
    <Icon name="arrow-left" size={16} />
    {children}
  </Link>
);
