/** How often a person is told what a saved search finds. */
export const SEARCH_ALERTS = ['none', 'at_once', 'daily', 'weekly'] as const;
/** How well one side of a listing suits the other; `open`: one of the two says nothing of it. */
export const FITS = ['meets', 'near', 'misses', 'open'] as const;
/** What a mandate and a business for sale are compared by, in the order of the table. */
export const FIT_ASPECTS = ['sector', 'place', 'revenue', 'ebitda', 'price'] as const;

export type Fit = (typeof FITS)[number];
export type FitAspect = (typeof FIT_ASPECTS)[number];
