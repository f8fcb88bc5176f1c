import type { OpportunityType } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import classes from './browse.module.css';

const TYPES = [undefined, 'sell', 'buy'] as const;

interface TypeLinksProps {
  current: OpportunityType | undefined;
  query: URLSearchParams;
}

/** Both, businesses, mandates: three lists of one kind, so the filters go along. */
export const TypeLinks = ({ current, query }: TypeLinksProps) => {
  const { t } = useTranslation('opportunities');
  const { page: _page, ...filters } = Object.fromEntries(query);
  return (
    <nav aria-label={t('browse.types')} className={classes.types}>
      {TYPES.map((type) => (
        <Link
          key={type ?? 'both'}
          to={routes.opportunities(type, filters)}
          aria-current={type === current ? 'page' : undefined}
        >
          {t(`browse.type.${type ?? 'both'}`)}
        </Link>
      ))}
    </nav>
  );
};
