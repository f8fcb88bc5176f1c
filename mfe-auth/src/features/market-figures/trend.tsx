import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import classes from './figures.module.css';

const WIDTH = 8;
const HEIGHT = 24;

/** A bar for each part of the period; one pixel where nothing was. */
export function Trend({ counts }: { counts: number[] }) {
  const { t } = useTranslation('auth');
  const { number } = useFormat();
  const most = Math.max(1, ...counts);
  return (
    <svg
      className={classes.bars}
      width={counts.length * WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={t('figures.trendOf', { counts: counts.map((count) => number(count)).join(' · ') })}
    >
      {counts.map((count, index) => {
        const height = Math.max(1, Math.round((count / most) * HEIGHT));
        return <rect key={index} x={index * WIDTH} y={HEIGHT - height} width={WIDTH - 2} height={height} />;
      })}
    </svg>
  );
}
