import { type LandingName, type OpportunityType, routes } from '@handover/shared/contract';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { Link } from '@handover/shared/router';
import { BackLink } from '@handover/shared/ui-extra';
import classes from './trail.module.css';

interface TrailProps {
  type: OpportunityType;
  /** The landing pages, each within the one before. */
  names: readonly LandingName[];
  /** The last one is this page. */
  isHere?: boolean;
}

/** The lists that lead to a page: of all, of a sector, of a region. For the eyebrow of a `Page`. */
export function Trail({ type, names, isHere = false }: TrailProps) {
  const { t } = useTranslation('opportunities');
  const label = useLabel();
  const pathTo = (at: number) =>
    names
      .slice(0, at + 1)
      .map(({ slug }) => slug)
      .join('/');
  return (
    <nav aria-label={t('landing.trail')}>
      <ol className={classes.trail}>
        <li>
          <BackLink href={routes.opportunities(type)}>{t(`browse.title.${type}`)}</BackLink>
        </li>
        {names.map((named, at) => (
          <li key={named.slug}>
            {isHere && at === names.length - 1 ? (
              <span aria-current="page">{label(named)}</span>
            ) : (
              <Link to={routes.landing(type, pathTo(at))}>{label(named)}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
