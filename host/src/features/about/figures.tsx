import { type AboutUs, inLanguage } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useLanguage } from '@handover/shared/i18n';
import classes from './about-us.module.css';

export function Figures({ figures }: Pick<AboutUs, 'figures'>) {
  const language = useLanguage();
  const { number } = useFormat();
  return (
    <dl className={classes.figures}>
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>{inLanguage(figure, 'label', language)}</dt>
          <dd>{number(figure.value)}</dd>
        </div>
      ))}
    </dl>
  );
}
