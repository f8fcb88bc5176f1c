import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { get, patch, post, type Routes } from '../../http/route.ts';
import { createName, editName, listNames, moveName } from './handlers/edit-names.ts';
import { createQuestion, editQuestion, listQuestions, moveQuestion } from './handlers/edit-questions.ts';

const staff = { access: 'staff' } as const;
const edit = { ...staff, errors: ['request.not_found', 'record.changed', 'value.taken'] } as const;

export const houseListRoutes: Routes = {
  listHouseList: get(paths.houseList(':list'), {
    ...staff,
    summary: 'Read a list that staff edit',
    description:
      'Lists sectors, sub-sectors or categories of questions in their order, with the retired ones.',
    params: schemas.houseListParamsSchema,
    response: schemas.listedNamesSchema,
    handler: listNames,
  }),
  addListedName: post(paths.houseList(':list'), {
    ...staff,
    summary: 'Add to a list',
    description:
      'Adds an entry at the end of a list; a sub-sector at the end of its sector. It is on record.',
    errors: ['value.taken', 'value.unknown_reference'],
    status: 201,
    params: schemas.houseListParamsSchema,
    body: schemas.listedNameBodySchema,
    response: schemas.listedNameSchema,
    handler: createName,
  }),
  editListedName: patch(paths.listedName(':list', ':id'), {
    ...edit,
    summary: 'Edit an entry of a list',
    description:
      'Changes the names of an entry, or retires it: it is not offered any more, and records that have chosen it keep it. It is on record.',
    params: schemas.listedParamsSchema,
    body: schemas.listedNamePatchSchema,
    response: schemas.listedNameSchema,
    handler: editName,
  }),
  moveListedName: post(paths.moveName(':list', ':id'), {
    ...staff,
    summary: 'Move an entry of a list',
    description: 'Moves an entry before another one of the same sector, or to the end. It is on record.',
    errors: ['request.not_found', 'record.changed'],
    params: schemas.listedParamsSchema,
    body: schemas.moveBodySchema,
    response: schemas.listedNameSchema,
    handler: moveName,
  }),
  listFaqEntries: get(paths.faqEntries, {
    ...staff,
    summary: 'Read the questions that staff edit',
    description: 'Lists the frequent questions in their order, with those that are not published.',
    response: schemas.faqEntriesSchema,
    handler: listQuestions,
  }),
  addFaqEntry: post(paths.faqEntries, {
    ...staff,
    summary: 'Add a question',
    description: 'Adds a frequent question at the end of its category. It is on record.',
    errors: ['value.taken', 'value.unknown_reference'],
    status: 201,
    body: schemas.faqEntryBodySchema,
    response: schemas.faqEntrySchema,
    handler: createQuestion,
  }),
  editFaqEntry: patch(paths.faqEntry(':id'), {
    ...edit,
    errors: [...edit.errors, 'value.unknown_reference'],
    summary: 'Edit a question',
    description: 'Changes a frequent question, its category, or whether it is published. It is on record.',
    params: schemas.idParamsSchema,
    body: schemas.faqEntryPatchSchema,
    response: schemas.faqEntrySchema,
    handler: editQuestion,
  }),
  moveFaqEntry: post(paths.moveFaqEntry(':id'), {
    ...staff,
    summary: 'Move a question',
    description:
      'Moves a frequent question before another one of its category, or to the end. It is on record.',
    errors: ['request.not_found', 'record.changed'],
    params: schemas.idParamsSchema,
    body: schemas.moveBodySchema,
    response: schemas.faqEntrySchema,
    handler: moveQuestion,
  }),
};
