import { useLabel, useTranslation } from '@handover/shared/i18n';
import { useSectors } from '@handover/shared/reference';
import { Link, routes } from '@handover/shared/router';
import { Pattern, Section } from '@handover/shared/ui';
import classes from './sectors.module.css';

/** The number of placeholder tiles while the list is loading. */
const PLACEHOLDERS = 12;

/** A tile for every sector that links to its businesses for sale. Shares its query with the search form. */
export function Sectors() {
  const { t } = useTranslation();
  const label = useLabel();
  const { items, isPending, error } = useSectors();
  if (error && items.length === 0) return null;
  return (
    <Section title={t('host.home.sectors.title')}>
      <ul className={classes.sectors} aria-busy={isPending || undefined}>
        {isPending && Array.from({ length: PLACEHOLDERS }, (_, index) => <li key={`placeholder-${index}`} />)}
        {items.map((sector) => (
          <li key={sector.id}>
            <Link to={routes.opportunities('sell', { sector: sector.id })} className={classes.sector}>
              <Pattern seed={sector.name} hue={sector.hue} className={classes.face} />
              <span>{label(sector)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
