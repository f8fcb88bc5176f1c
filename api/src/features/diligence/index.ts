export { diligenceRoutes } from './diligence.routes.ts';
