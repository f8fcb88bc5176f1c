/** The entry point of users: people and how others see them. */
export { sendAccountMail } from './account.mail.ts';
export { UNNAMED } from './email-proof.rules.ts';
export { proveEmail } from './prove-email.ts';
export { readableEmail } from './readable-email.ts';
export { isReserved } from './undo-link.sql.ts';
export { newUndoLink } from './undo-link.ts';
export { partyView, personName } from './user-view.ts';
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
