/** The entry point of people: what staff see of accounts and do to them, and the audit log. */
export { peopleRoutes } from './people.routes.ts';
