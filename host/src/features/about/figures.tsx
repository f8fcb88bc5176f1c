import type { AboutUs } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useLanguage } from '@handover/shared/i18n';
import classes from './about-us.module.css';

export function Figures({ figures }: Pick<AboutUs, 'figures'>) {
  const language = useLanguage();
  const { number } = useFormat();
  return (
    <dl className={classes.figures}>
      {figures.map(({ value, label, label_fr }) => (
        <div key={label}>
          <dt>{language === 'fr' ? label_fr : label}</dt>
          <dd>{number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
