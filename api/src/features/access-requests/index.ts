export { accessRequestRoutes } from './access-requests.routes.ts';
