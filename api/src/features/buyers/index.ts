/** The entry point of buyer profiles: what buyers tell of themselves, and who may read it. */
export { readBuyers } from './buyer-profile.response.ts';
export { buyerRoutes } from './buyers.routes.ts';
export { eraseBuyer, isBuyerFilledIn, mayReadProof, noteFundsShown } from './buyers.sql.ts';
