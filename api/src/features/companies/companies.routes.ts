import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { del, get, patch, post, type Routes } from '../../http/route.ts';
import { createCompany } from './handlers/create-company.ts';
import { deleteCompany } from './handlers/delete-company.ts';
import { editCompany } from './handlers/edit-company.ts';
import { importCompanies } from './handlers/import-companies.ts';
import { listKnown, readKnown } from './handlers/known-companies.ts';
import { listCompanies } from './handlers/list-companies.ts';
import { readCompany } from './handlers/read-company.ts';
import { updateOffices, updateRevenues } from './handlers/update-company-figures.ts';

const one = { params: schemas.idParamsSchema, access: 'signed-in' } as const;

export const companyRoutes: Routes = {
  listKnownCompanies: get(paths.companies, {
    access: 'signed-in',
    summary: 'List the companies that I know',
    description: 'Lists the companies of the viewer, and those that a deal has disclosed to them.',
    query: schemas.publicCompanyQuerySchema,
    response: schemas.publicCompanyPageSchema,
    handler: listKnown,
  }),
  readKnownCompany: get(paths.company(':id'), {
    ...one,
    summary: 'Read a company that I know',
    description: 'Reads a company of the viewer, or one that a deal has disclosed to them.',
    errors: ['company.not_found'],
    response: schemas.publicCompanySchema,
    handler: readKnown,
  }),
  listCompanies: get(paths.profileCompanies, {
    onBehalf: { about: 'list', needs: 'read' },
    access: 'signed-in',
    summary: 'List my companies',
    description:
      'Lists the companies of the viewer, by name, age or completeness, each with what it still lacks.',
    query: schemas.companyQuerySchema,
    response: schemas.companyPageSchema,
    handler: listCompanies,
  }),
  createCompany: post(paths.profileCompanies, {
    access: 'signed-in',
    summary: 'Register a company',
    description: 'Registers a company, of which the viewer is the owner.',
    status: 201,
    files: {},
    body: schemas.companyFieldsSchema,
    response: schemas.companyDetailSchema,
    handler: createCompany,
  }),
  importCompanies: post(paths.importCompanies, {
    access: 'signed-in',
    summary: 'Register several companies',
    description: 'Registers all of the companies, of which the viewer is the owner, or none of them.',
    status: 201,
    rate: { max: 60, timeWindow: '1 hour' },
    body: schemas.companyImportSchema,
    response: schemas.importedCompaniesSchema,
    handler: importCompanies,
  }),
  readCompany: get(paths.profileCompany(':id'), {
    onBehalf: { about: 'company', needs: 'read' },
    ...one,
    summary: 'Read one of my companies',
    description:
      'Reads a company of the viewer, with its offices, yearly figures, what it still lacks, and what deleting it would delete or what prevents it.',
    errors: ['company.not_found'],
    response: schemas.companyDetailSchema,
    handler: readCompany,
  }),
  editCompany: patch(paths.profileCompany(':id'), {
    onBehalf: { about: 'company', needs: 'edit' },
    ...one,
    summary: 'Edit a company',
    description: 'Changes the fields that are sent. Its owner may.',
    errors: ['company.not_found', 'record.changed'],
    files: {},
    body: schemas.companyPatchSchema,
    response: schemas.companyDetailSchema,
    handler: editCompany,
  }),
  deleteCompany: del(paths.profileCompany(':id'), {
    onBehalf: { about: 'company', needs: 'never' },
    ...one,
    summary: 'Delete a company',
    description:
      'Deletes a company with its opportunities, of which none may be in a running deal. Its owner may.',
    errors: ['company.not_found', 'company.deals_running'],
    status: 204,
    handler: deleteCompany,
  }),
  updateCompanyRevenues: post(paths.companyRevenues(':id'), {
    onBehalf: { about: 'company', needs: 'edit' },
    ...one,
    summary: 'Replace the yearly figures of a company',
    description: 'Replaces all yearly figures. The owner of the company may.',
    errors: ['company.not_found', 'record.changed'],
    body: schemas.revenuesBodySchema,
    response: schemas.revenuesSchema,
    handler: updateRevenues,
  }),
  updateCompanyOffices: post(paths.companyOffices(':id'), {
    onBehalf: { about: 'company', needs: 'edit' },
    ...one,
    summary: 'Replace the offices of a company',
    description: 'Replaces all offices. The owner of the company may.',
    errors: ['company.not_found', 'record.changed'],
    body: schemas.officesBodySchema,
    response: schemas.officesSchema,
    handler: updateOffices,
  }),
};
