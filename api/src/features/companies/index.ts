export { companyRoutes } from './companies.routes.ts';
export { removeCompany } from './remove-company.ts';
