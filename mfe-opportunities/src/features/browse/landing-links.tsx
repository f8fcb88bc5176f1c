import { type Landing, type OpportunityType, routes } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { Link } from '@handover/shared/router';
import { useLanding } from '../../queries/landing.query.ts';
import classes from './landing-links.module.css';

const PARTS = ['sectors', 'regions'] as const;

const pathOf = ({ sector, region }: Landing, part: (typeof PARTS)[number], slug: string) =>
  (part === 'sectors' ? [slug, region?.slug] : [sector?.slug, slug]).filter(Boolean).join('/');

/** Below a list: those of its sectors and regions that have listings. Without a path it is the whole list. */
export function LandingLinks({ type, path }: { type: OpportunityType; path?: string | undefined }) {
  const { t } = useTranslation('opportunities');
  const { number } = useFormat();
  const label = useLabel();
  const { data: landing } = useLanding(type, path);
  const parts = PARTS.filter((part) => landing && landing[part].length > 0);
  if (!landing || parts.length === 0) return null;
  return (
    <nav className={classes.links} aria-label={t('landing.more')}>
      {parts.map((part) => (
        <section key={part}>
          <h2 className={classes.title}>{t(`landing.${part}`)}</h2>
          <ul className={classes.list}>
            {landing[part].map((each) => (
              <li key={each.slug}>
                <Link to={routes.landing(type, pathOf(landing, part, each.slug))}>{label(each)}</Link>{' '}
                {number(each.count)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
