import { useElementSize } from '@mantine/hooks';
import { axisTicks } from './axis-ticks.ts';
import classes from './figures.module.css';
import { SERIES, type YearFigures } from './rows.ts';

const HEIGHT = 240;
const TOP = 22;
const BASE = 28;
const LEFT = 64;
const GAP = 3;
/** Until the element is measured, and where there is no layout (tests). */
const WIDTH = 560;

const clamp = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

interface BarsProps {
  years: YearFigures[];
  absent: string;
  format: (value: number) => string;
}

/** The bars, hidden from screen readers because of the table. A missing value is a dash. */
export const Bars = ({ years, absent, format }: BarsProps) => {
  const { ref, width: available } = useElementSize<HTMLDivElement>();
  const yearWidth = clamp(52, ((available || WIDTH) - LEFT) / years.length, 168);
  const bar = clamp(9, yearWidth / 5, 30);
  const values = years.flatMap((year) => SERIES.map((series) => year.values[series] ?? 0));
  const ticks = axisTicks(values);
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const y = (value: number) => TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BASE);
  const width = LEFT + years.length * yearWidth;
  const group = SERIES.length * bar + (SERIES.length - 1) * GAP;
  return (
    <div ref={ref} className={classes.scroll} aria-hidden="true">
      <svg
        className={classes.chart}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={width}
        height={HEIGHT}
        aria-hidden="true"
        focusable="false"
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={LEFT}
              x2={width}
              y1={y(tick)}
              y2={y(tick)}
              className={tick === 0 ? classes.zero : classes.grid}
            />
            <text x={LEFT - 10} y={y(tick)} dy="0.35em" textAnchor="end" className={classes.tick}>
              {format(tick)}
            </text>
          </g>
        ))}
        {years.map(({ year, values: figures }, index) => {
          const start = LEFT + index * yearWidth + (yearWidth - group) / 2;
          return (
            <g key={year}>
              {SERIES.map((series, position) => {
                const value = figures[series];
                const x = start + position * (bar + GAP);
                if (value === undefined)
                  return (
                    <g key={series}>
                      <title>{absent}</title>
                      <line
                        x1={x + bar / 4}
                        x2={x + bar * 0.75}
                        y1={y(0) - 6}
                        y2={y(0) - 6}
                        className={classes.absent}
                      />
                    </g>
                  );
                return (
                  <g key={series}>
                    <title>{format(value)}</title>
                    <rect
                      x={x}
                      y={Math.min(y(value), y(0))}
                      width={bar}
                      height={Math.max(1, Math.abs(y(value) - y(0)))}
                      rx={2}
                      className={classes.bar}
                      data-series={series}
                    />
                    {series === 'revenue' ? (
                      <text
                        x={x + bar / 2}
                        y={Math.min(y(value), y(0)) - 7}
                        textAnchor="middle"
                        className={classes.value}
                      >
                        {format(value)}
                      </text>
                    ) : null}
                  </g>
                );
              })}
              <text
                x={LEFT + index * yearWidth + yearWidth / 2}
                y={HEIGHT - 6}
                textAnchor="middle"
                className={classes.year}
              >
                {year}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
};
