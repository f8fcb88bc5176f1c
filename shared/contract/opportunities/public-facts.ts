/** The optional public facts of a sale, which its seller chooses: their choices and limits. */
export const FACTS = {
  /** How the yearly growth of revenue is shown, which the figures tell: not at all, as a band, or in percent. */
  growthShown: ['none', 'band', 'percent'],
  /** The share of revenue that the largest customer has, in percent. */
  customerShares: ['under_10', '10_to_25', '25_to_50', 'over_50'],
  /** Characters of the reason for the sale. */
  reasonMax: 200,
  /** The oldest year of foundation. */
  foundedFrom: 1000,
  /** Months that the seller stays after the sale. */
  handoverMax: 36,
} as const;

export type GrowthShown = (typeof FACTS.growthShown)[number];
export type CustomerShare = (typeof FACTS.customerShares)[number];
