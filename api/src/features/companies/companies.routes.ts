import {
  companyFieldsSchema,
  companyPageSchema,
  companyPatchSchema,
  companyQuerySchema,
  companySchema,
  idParamsSchema,
  officeSchema,
  officesBodySchema,
  publicCompanyPageSchema,
  publicCompanyQuerySchema,
  publicCompanySchema,
  revenueSchema,
  revenuesBodySchema,
  stampSchema,
} from '@handover/shared/contract';
import { z } from 'zod';
import { type Route, route } from '../../http/route.ts';
import { createCompany } from './handlers/create-company.ts';
import { deleteCompany } from './handlers/delete-company.ts';
import { editCompany } from './handlers/edit-company.ts';
import { listKnown, readKnown } from './handlers/known-companies.ts';
import { listCompanies } from './handlers/list-companies.ts';
import { readCompany } from './handlers/read-company.ts';
import { updateOffices, updateRevenues } from './handlers/update-company-figures.ts';

const url = '/api/companies_for_profile/';
const one = { params: idParamsSchema, access: 'signed-in' } as const;

export const companyRoutes: Route[] = [
  route({
    method: 'GET',
    url: '/api/companies/',
    access: 'signed-in',
    summary: 'Companies I know: my own, and those that a deal has disclosed to me',
    query: publicCompanyQuerySchema,
    answer: publicCompanyPageSchema,
    handler: listKnown,
  }),
  route({
    ...one,
    method: 'GET',
    url: '/api/companies/:id/',
    summary: 'One of the companies I know',
    answer: publicCompanySchema,
    handler: readKnown,
  }),
  route({
    method: 'GET',
    url,
    access: 'signed-in',
    summary: 'My companies',
    query: companyQuerySchema,
    answer: companyPageSchema,
    handler: listCompanies,
  }),
  route({
    method: 'POST',
    url,
    access: 'signed-in',
    summary: 'Register a company',
    status: 201,
    files: {},
    body: companyFieldsSchema,
    answer: companySchema,
    handler: createCompany,
  }),
  route({
    ...one,
    method: 'GET',
    url: `${url}:id/`,
    summary: 'One of my companies',
    answer: companySchema,
    handler: readCompany,
  }),
  route({
    ...one,
    method: 'PATCH',
    url: `${url}:id/`,
    summary: 'Edit a company',
    files: {},
    body: companyPatchSchema,
    answer: companySchema,
    handler: editCompany,
  }),
  route({
    ...one,
    method: 'DELETE',
    url: `${url}:id/`,
    summary: 'Delete a company',
    status: 204,
    handler: deleteCompany,
  }),
  route({
    ...one,
    method: 'POST',
    url: `${url}:id/update_revenues_completely/`,
    summary: 'Replace the yearly figures of a company',
    body: revenuesBodySchema,
    answer: stampSchema.extend({ revenues: z.array(revenueSchema) }),
    handler: updateRevenues,
  }),
  route({
    ...one,
    method: 'POST',
    url: `${url}:id/update_offices_completely/`,
    summary: 'Replace the offices of a company',
    body: officesBodySchema,
    answer: stampSchema.extend({ offices: z.array(officeSchema) }),
    handler: updateOffices,
  }),
];
