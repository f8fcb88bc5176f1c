export { closingRoutes } from './closing.routes.ts';
export { closingSheetOf } from './closing-sheet.ts';
export { keptFiles } from './kept-files.ts';
