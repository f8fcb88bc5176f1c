const MILLION = 1_000_000;
const YEARS = 3;

interface Facts {
  revenue: number;
  ebitda: number | null;
  staff: number;
  growth: number;
}

/** A teaser gives figures rounded to thousands. */
const rounded = (amount: number) => Math.round(amount / 1000) * 1000;

/**
 * Three full years up to `latest`, newest first, derived from the latest: revenue shrinks by the growth rate, the
 * margin by half a point per year; net profit is half of EBITDA.
 */
export function yearsOf(facts: Facts, latest: number) {
  return Array.from({ length: YEARS }, (_, back) => {
    const revenue = (facts.revenue * MILLION) / (1 + facts.growth) ** back;
    const margin = facts.ebitda === null ? null : facts.ebitda / facts.revenue - 0.005 * back;
    const ebitda = margin === null ? null : rounded(revenue * margin);
    return {
      year: latest - back,
      revenue: rounded(revenue),
      numberOfEmployees: Math.max(1, Math.round(facts.staff / (1 + facts.growth / 2) ** back)),
      ebitda,
      netProfit: ebitda === null ? null : rounded(ebitda * 0.5),
    };
  });
}
