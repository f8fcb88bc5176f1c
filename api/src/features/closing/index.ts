export { closingRoutes } from './closing.routes.ts';
export { closingSheetOf } from './closing-sheet.ts';
export { keptFiles } from './kept-files.ts';
export { closingOf } from './open-closing.ts';
