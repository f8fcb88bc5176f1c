/** The fields that everyone reads; a change of one of them sends a published opportunity back to review. */
const PUBLIC_FIELDS = [
  'project_title',
  'sectors',
  'preferred_sectors',
  'sub_sectors',
  'tags',
  'country',
  'region',
  'background_image',
  'activity',
  'unique_selling_proposition',
  'reason_for_sale',
  'preferred_description',
];

/**
 * The tri-state after an edit: true published, false rejected, null under review.
 * Price, figures and files leave a published one as it is; any edit of a rejected one submits it again.
 */
export function validatedAfterEdit(validated: boolean | null, changed: readonly string[]): boolean | null {
  if (validated === true && !changed.some((field) => PUBLIC_FIELDS.includes(field))) return true;
  return null;
}

export type Removal = 'remove' | 'unlist' | 'refuse';

/** Never had a deal: removed; an active one: refused; only ended ones: unlisted, the snapshots stay. */
export function removalOf(deals: { running: number; ended: number }): Removal {
  if (deals.running > 0) return 'refuse';
  return deals.ended > 0 ? 'unlist' : 'remove';
}
