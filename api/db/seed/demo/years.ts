const MILLION = 1_000_000;
const YEARS = 3;

interface Facts {
  revenue: number;
  ebitda: number | null;
  staff: number;
  growth: number;
}

/** Euros, not cents: nobody's books are round, but a teaser's are. */
const rounded = (amount: number) => Math.round(amount / 1000) * 1000;

/**
 * Three full years up to `latest`, newest first, from the latest one: revenue by growth, the margin half a point lower
 * each year back, net profit half of EBITDA.
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
