/** The entry point of users: people and how others see them. */
export { partyView } from './user-view.ts';
export { userRoutes } from './users.routes.ts';
export { checkPhone, ownAccount } from './users.rules.ts';
export { findUser, findUserByEmail, insertUser, lockPerson, type UserRow } from './users.sql.ts';
