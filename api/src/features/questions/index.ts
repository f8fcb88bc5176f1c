export { questionRoutes } from './questions.routes.ts';
