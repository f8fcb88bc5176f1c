export { questionSheetOf } from './handlers/download-questions.ts';
export { questionRoutes } from './questions.routes.ts';
