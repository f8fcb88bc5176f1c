/**
 * What travels between browser and server: schemas, the types inferred from them, addresses and limits.
 * The browser takes types, `paths`, vocabulary and limits; the server also the schemas.
 */
export * from './account.schema.ts';
export * from './business.schema.ts';
export * from './company.schema.ts';
export * from './deal.schema.ts';
export * from './limits.ts';
export * from './notification.schema.ts';
export * from './opportunity.schema.ts';
export * from './paths.ts';
export * from './reference.schema.ts';
export * from './vocabulary.ts';
export * from './wire.schema.ts';
