import type { OpportunityType } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import classes from './browse.module.css';

const TYPES = [undefined, 'sell', 'buy'] as const;

interface TypeLinksProps {
  type: OpportunityType | undefined;
  query: URLSearchParams;
}

/** Each type has an address of its own; the filters are kept. */
export function TypeLinks({ type, query }: TypeLinksProps) {
  const { t } = useTranslation('opportunities');
  const { page: _page, ...filters } = Object.fromEntries(query);
  return (
    <nav aria-label={t('browse.types')} className={classes.types}>
      {TYPES.map((each) => (
        <Link
          key={each ?? 'all'}
          to={routes.opportunities(each, filters)}
          className={classes.type}
          aria-current={each === type ? 'page' : undefined}
        >
          {t(`browse.typeLink.${each ?? 'all'}`)}
        </Link>
      ))}
    </nav>
  );
}
