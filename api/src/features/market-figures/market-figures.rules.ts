import { DEAL_STANDS, type DealStand, type MarketFigures, TREND_PARTS } from '@handover/shared/contract';
import type { FigureRow } from './market-figures.sql.ts';

const sum = (rows: FigureRow[]) => rows.reduce((all, { count }) => all + count, 0);
const ofBefore = ({ part }: FigureRow) => part === 0;
const ofNow = ({ part }: FigureRow) => part !== null && part > 0;

const counted = (rows: FigureRow[]) => ({
  now: sum(rows.filter(ofNow)),
  before: sum(rows.filter(ofBefore)),
});
const withTrend = (rows: FigureRow[]) => ({
  ...counted(rows),
  trend: Array.from({ length: TREND_PARTS }, (_, index) =>
    sum(rows.filter(({ part }) => part === index + 1)),
  ),
});

const standOf = ({ phase, status }: FigureRow): DealStand | null =>
  status === 'completed' || status === 'cancelled' ? status : phase;
/** Rounds to a tenth of a day. */
const rounded = (days: number | null | undefined) => (days == null ? null : Math.round(days * 10) / 10);

/** The figures from what was counted by part of the period. */
export function marketFigures(rows: FigureRow[], since: Date): MarketFigures {
  const [published, requests, deals] = (['published', 'requests', 'deals'] as const).map((of) =>
    rows.filter((row) => row.of === of),
  ) as [FigureRow[], FigureRow[], FigureRow[]];
  const whole = requests.find(({ part }) => part === null);
  const before = requests.find(ofBefore);
  const stands = DEAL_STANDS.map((stand) => [stand, counted(deals.filter((row) => standOf(row) === stand))]);
  return {
    since: since.toISOString(),
    published: withTrend(published),
    requests: withTrend(requests),
    answered: { now: whole?.answered ?? 0, before: before?.answered ?? 0 },
    answer_days: { now: rounded(whole?.days), before: rounded(before?.days) },
    deals: withTrend(deals),
    stands: Object.fromEntries(stands),
  };
}
