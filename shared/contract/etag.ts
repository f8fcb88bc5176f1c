/** The `ETag` of a record, from its `updated_at`: what `If-Match` is compared with. */
export const etagOf = (updatedAt: string) => `"${updatedAt}"`;
