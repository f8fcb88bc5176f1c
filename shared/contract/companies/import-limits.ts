/** The most companies of one import. Only what imports knows it. */
export const COMPANIES_AN_IMPORT = 50;
