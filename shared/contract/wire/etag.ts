/** The `ETag` of a record, from its `updated_at` or its `version`: what `If-Match` is compared with. */
export const etagOf = (version: string) => `"${version}"`;
