/** How many people something happened to while a share of all people had the new set. */
export interface Stratum {
  /** Between 0 and 1. */
  share: number;
  current: number;
  canary: number;
}

/**
 * How strongly the counts speak for a new set in which something happens to people `ratio` times as often as in the current one: 1 is
 * no evidence. Of several ratios the mean.
 *
 * Who gets the new set is drawn by lot. If it makes no difference, each person to whom something happens has it with the probability
 * `share`, however often that happens, and however that changes with the day. The likelihood ratio of these draws is a martingale with mean
 * 1, and below 1 if the new set is the better one. So whatever the number of looks, the evidence of a set that is not worse ever exceeds a
 * limit L with a probability of at most 1/L (Ville's inequality). M. Lindon, A. Malek, "Anytime-Valid Inference for
 * Multinomial Count Data", NeurIPS 2022; A. Ramdas et al., "Game-Theoretic Statistics and Safe Anytime-Valid Inference", Statistical
 * Science 38 (2023). Ratios below 1 ask whether something happens less often.
 */
export function evidence(strata: readonly Stratum[], ratios: readonly number[]): number {
  const ofRatio = (ratio: number) =>
    strata.reduce(
      (sum, { share, current, canary }) =>
        sum + canary * Math.log(ratio) - (canary + current) * Math.log1p(share * (ratio - 1)),
      0,
    );
  return ratios.reduce((sum, ratio) => sum + Math.exp(ofRatio(ratio)), 0) / ratios.length;
}
