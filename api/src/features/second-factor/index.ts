/** The entry point of second factors: what an account asks for besides its password. */
export { secondFactorRoutes } from './second-factor.routes.ts';
