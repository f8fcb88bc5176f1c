import type { OpportunityFit, OpportunityType } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Section } from '@handover/shared/ui';
import { useFits } from '../../queries/searches.query.ts';
import { FitTable } from './fit-table.tsx';
import classes from './fits.module.css';

interface FitsProps {
  opportunityId: number;
  type: OpportunityType;
  /** Its owner reads which listings suit it, others how their own does. */
  isOwn?: boolean;
}

/** How a listing and those of the other type suit each other; nothing where there is none to compare. */
export function Fits({ opportunityId, type, isOwn = false }: FitsProps) {
  const { t } = useTranslation('opportunities');
  const { data } = useFits(opportunityId);
  if (!data || data.results.length === 0) return null;
  const title = ({ opportunity }: OpportunityFit) =>
    isOwn ? routes.opportunity(opportunity.id) : routes.oppView(opportunity.id);
  return (
    <Section title={t(isOwn ? `fits.own.${type}` : `fits.other.${type}`)} screenOnly>
      {data.results.map((fit, index) => (
        <details key={fit.opportunity.id} className={classes.fit} open={!isOwn && index === 0}>
          <summary>
            {fit.opportunity.project_title}
            {fit.rows.some((row) => row.fit === 'misses') ? (
              <span className={classes.misses}> · {t('fits.words.misses')}</span>
            ) : null}
          </summary>
          <FitTable fit={fit} />
          <Link to={title(fit)}>{t(`fits.open.${fit.opportunity.type_of_opportunity}`)}</Link>
        </details>
      ))}
    </Section>
  );
}
