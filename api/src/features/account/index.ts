/** The entry point of account: taking one's data along, and leaving. */
export { accountRoutes } from './account.routes.ts';
export { changeAccount } from './change-account.ts';
