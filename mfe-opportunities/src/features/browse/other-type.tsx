import type { OpportunityType } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, withQuery } from '@handover/shared/router';
import classes from './browse.module.css';

interface OtherTypeProps {
  type: OpportunityType;
  query: URLSearchParams;
  /** Of a landing page. */
  path?: string | undefined;
}

/** Each type has an address of its own; the filters are kept. Where the navigation is in sight, it has the link. */
export function OtherType({ type, query, path }: OtherTypeProps) {
  const { t } = useTranslation('opportunities');
  const { page: _page, type: _type, ...filters } = Object.fromEntries(query);
  const other = type === 'sell' ? 'buy' : 'sell';
  return (
    <Link
      to={path ? withQuery(routes.landing(other, path), filters) : routes.opportunities(other, filters)}
      className={classes.other}
    >
      {t(`browse.typeLink.${other}`)}
    </Link>
  );
}
