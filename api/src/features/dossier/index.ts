/** The entry point of the dossier: what both sides keep of a completed deal. */
export { dossierRoutes } from './dossier.routes.ts';
