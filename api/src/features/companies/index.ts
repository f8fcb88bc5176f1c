export { companyRoutes } from './companies.routes.ts';
export { removeCompany } from './remove-company.sql.ts';
