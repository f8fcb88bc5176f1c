/** The entry point of users: people and how others see them. */

export { adviserName } from './adviser-name.sql.ts';
export { UNNAMED } from './email/email-proof.rules.ts';
export { proveEmail } from './email/prove-email.ts';
export { readableEmail } from './email/readable-email.ts';
export { isReserved } from './recovery/undo-link.sql.ts';
export { newUndoLink } from './recovery/undo-link.ts';
export { imageUrl, partyView, personName } from './user-view.ts';
export { userRoutes } from './users.routes.ts';
export { ownAccount, phoneOf } from './users.rules.ts';
export {
  findUser,
  findUserByEmail,
  insertUser,
  lockPerson,
  type UserRow,
  updateUser,
} from './users.sql.ts';
