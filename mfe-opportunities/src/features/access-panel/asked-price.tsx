import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Confidential } from '../../components/confidential/confidential.tsx';
import { useExactMultiple } from '../../components/teaser/use-exact-multiple.ts';
import { useTeaserFacts } from '../../components/teaser/use-teaser-facts.ts';
import classes from './access-panel.module.css';

/** The asking price and its multiple of EBITDA: of the exact one if the viewer has access, but not on paper. */
export function AskedPrice({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { price, multiple: range } = useTeaserFacts(opportunity);
  const exact = useExactMultiple(opportunity);
  const note = (shown: string) => (shown ? <p className={classes.label}>{shown}</p> : null);
  const teaser = note(range && t('facts.ofEbitda', { multiple: range }));
  return (
    <div className={classes.asked}>
      <p className={classes.label}>{t('facts.price')}</p>
      <p className={classes.price}>{price || t('facts.priceOnRequest')}</p>
      {exact ? <Confidential teaser={teaser}>{note(exact)}</Confidential> : teaser}
    </div>
  );
}
