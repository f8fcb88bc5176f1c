import type { DealDetail } from '@handover/shared/contract';
import { marketDay, marketPlace, useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { areaKey, useQueryClient } from '@handover/shared/query';
import { Countdown } from '@handover/shared/ui-extra';
import { deadlineKind } from '../../rules/deal-state.ts';
import classes from './deal-side.module.css';

/**
 * The end of the exclusivity, or of the time to answer a letter. The deal is loaded again at the end. A deal that is
 * over has no clock.
 */
export function DealClock({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const { date, language } = useFormat();
  const queries = useQueryClient();
  const { deadline } = deal.next_step;
  if (deadline === null) return null;
  const what = deadlineKind(deal);
  if (what === null) return null;
  return (
    <section className={classes.block} aria-label={t(`clock.${what}`)}>
      <p className={classes.line}>
        <span>{t(`clock.${what}`)}</span>
        {/* On paper it would soon be wrong; the day stands below. */}
        <span data-no-print>
          <Countdown
            key={deadline}
            until={deadline}
            over={t('clock.over')}
            language={language}
            onEnd={() => void queries.invalidateQueries({ queryKey: areaKey('deals') })}
          />
        </span>
      </p>
      <p className={classes.muted}>
        {t('clock.until', { date: date(marketDay(deadline)), place: marketPlace(language) })}
      </p>
    </section>
  );
}
