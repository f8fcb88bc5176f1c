import type { OpportunityType } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Face } from '@handover/shared/ui';
import { TeaserCard } from '../../../components/teaser/teaser-card.tsx';
import { useTeaserFacts } from '../../../components/teaser/use-teaser-facts.ts';
import classes from './live-teaser.module.css';
import { useDraftTeaser } from './use-draft-teaser.ts';

/** The card of the opportunity as it stands in the form, for the eye: it repeats what the fields hold. */
export function LiveTeaser({ type }: { type: OpportunityType }) {
  const { t } = useTranslation('opportunities');
  const { title, source, face } = useDraftTeaser(type);
  const facts = useTeaserFacts(source);
  // A card of dashes tells nothing.
  const known = [title.trim(), facts.sector, facts.place, facts.revenue, facts.preferredRevenue];
  if (!known.some(Boolean))
    return (
      <div className={classes.teaser}>
        <p className={classes.caption}>{t('form.teaser')}</p>
        <p className={classes.none}>{t('form.teaserNone')}</p>
      </div>
    );
  const isMandate = type === 'buy';
  const figures = isMandate
    ? ([
        ['rows.preferredRevenue', facts.preferredRevenue],
        ['rows.preferredEbitda', facts.preferredEbitda],
      ] as const)
    : ([
        ['facts.revenue', facts.revenue],
        ['facts.ebitda', facts.ebitda],
      ] as const);
  return (
    <div className={classes.teaser} inert>
      <p className={classes.caption}>{t('form.teaser')}</p>
      <TeaserCard
        title={title || '…'}
        href="#"
        face={<Face of={face} id={face.id} />}
        sector={facts.shortSector}
        place={facts.place}
        figures={figures.map(([label, value]) => ({ label: t(label), value: value || '–' }))}
        price={isMandate ? undefined : facts.price || t('facts.priceOnRequest')}
        multiple={facts.multiple && t('facts.ofEbitda', { multiple: facts.multiple })}
        age={t('rows.today')}
        level={3}
      />
    </div>
  );
}
