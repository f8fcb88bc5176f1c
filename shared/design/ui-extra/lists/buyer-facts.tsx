import type { ReactNode } from 'react';
import type { BuyerProfile } from '../../../contract/index.ts';
import { routes } from '../../../contract/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { Link } from '../../../kernel/router/index.ts';
import { useFormat } from '../../format/index.ts';
import { Status } from '../../ui/index.ts';
import classes from './buyer-facts.module.css';
import { KeyValue } from './key-value.tsx';

interface BuyerFactsProps {
  profile: BuyerProfile;
  /** The button that opens the proof of funds. */
  proof?: ReactNode;
}

/** What a buyer tells of themselves; what is not told is left out. */
export function BuyerFacts({ profile, proof }: BuyerFactsProps) {
  const { t } = useTranslation('inputs');
  const { date, money } = useFormat();
  const { currency, budget_min: min, budget_max: max, own_funds: funds } = profile;
  const amount = (value: number | null) => (value === null ? '' : money(value, currency));
  const range = () => {
    if (min === null || max === null)
      return min === null && max === null
        ? ''
        : t(`buyer.${min === null ? 'upTo' : 'from'}`, { amount: amount(min ?? max) });
    return min === max ? amount(min) : t('buyer.range', { from: amount(min), to: amount(max) });
  };
  const items: { label: string; value: ReactNode }[] = [
    { label: t('buyer.background'), value: profile.background },
    { label: t('buyer.budget'), value: range() },
    { label: t('buyer.ownFunds'), value: amount(funds) },
    { label: t('buyer.financing'), value: profile.financing.map((each) => t(`buyer.${each}`)).join(', ') },
    { label: t('buyer.timing'), value: profile.timing && t(`buyer.timings.${profile.timing}`) },
    {
      label: t('buyer.looksFor'),
      value: profile.mandates.length > 0 && (
        <ul className={classes.mandates}>
          {profile.mandates.map(({ id, project_title: title }) => (
            <li key={id}>
              <Link to={routes.opportunity(id)}>{title}</Link>
            </li>
          ))}
        </ul>
      ),
    },
    { label: t('buyer.proof'), value: proof },
  ];
  return (
    <div className={classes.buyer}>
      <p className={classes.kind}>
        <strong>{profile.kind && t(`buyer.kinds.${profile.kind}`)}</strong>
        {profile.funds_shown_on ? (
          <Status kind="open">{t('buyer.fundsShown', { date: date(profile.funds_shown_on) })}</Status>
        ) : null}
      </p>
      <KeyValue items={items.filter(({ value }) => value)} />
    </div>
  );
}
