import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Confidential } from '../../components/confidential/confidential.tsx';
import { useTeaserFacts } from '../../components/teaser/use-teaser-facts.ts';
import classes from './access-panel.module.css';

/** The asking price and its multiple of EBITDA: of the exact one if the viewer has access, but not on paper. */
export function AskedPrice({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { multiple } = useFormat();
  const { price, multiple: range } = useTeaserFacts(opportunity);
  const { exact, asking_price, preferred_currency } = opportunity;
  const isComparable = exact !== null && exact.currency === preferred_currency;
  const times = isComparable && multiple(asking_price, exact.ebitda);
  const note = (shown: string) =>
    shown ? <p className={classes.label}>{t('facts.ofEbitda', { multiple: shown })}</p> : null;
  return (
    <div className={classes.asked}>
      <p className={classes.label}>{t('facts.price')}</p>
      <p className={classes.price}>{price || t('facts.priceOnRequest')}</p>
      {times ? <Confidential teaser={note(range)}>{note(times)}</Confidential> : note(range)}
    </div>
  );
}
