/** The entry point of the figures of the market, for staff. */
export { marketFigureRoutes } from './market-figures.routes.ts';
