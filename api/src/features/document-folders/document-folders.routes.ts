import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { post, type Routes } from '../../http/route.ts';
import { makeFolder } from './handlers/make-folder.ts';
import { moveDocuments } from './handlers/move-documents.ts';
import { removeFolder } from './handlers/remove-folder.ts';
import { renameFolder } from './handlers/rename-folder.ts';

const one = {
  params: schemas.idParamsSchema,
  access: 'signed-in',
  onBehalf: { about: 'deal', needs: 'edit' },
} as const;
const REFUSALS = [
  'deal.not_found',
  'deal.staff_read_only',
  'deal.wrong_status',
  'deal.no_company',
  'file.owner_only',
  'folder.not_found',
] as const;

export const documentFolderRoutes: Routes = {
  makeDocumentFolder: post(paths.documentFolders(':id'), {
    ...one,
    summary: 'Make a folder for documents of a deal',
    description:
      'Makes a folder at the top of a group, or in another folder of it, as the last. The seller may.',
    errors: [...REFUSALS, 'folder.name_taken', 'folder.other_group', 'folder.too_deep', 'folder.too_many'],
    body: schemas.folderBodySchema,
    status: 201,
    response: schemas.madeFolderSchema,
    handler: makeFolder,
  }),
  renameDocumentFolder: post(paths.renameFolder(':id'), {
    ...one,
    summary: 'Rename a folder of a deal',
    description:
      'Gives a folder another name. With `If-Match`, 409 if it was given one meanwhile. The seller may.',
    errors: [...REFUSALS, 'record.changed', 'folder.name_taken'],
    body: schemas.folderNameBodySchema,
    status: 204,
    handler: renameFolder,
  }),
  removeDocumentFolder: post(paths.removeFolder(':id'), {
    ...one,
    summary: 'Remove a folder of a deal',
    description: 'Removes a folder; the documents and folders in it go up into its place. The seller may.',
    errors: [...REFUSALS, 'folder.name_taken'],
    body: schemas.folderChoiceSchema,
    status: 204,
    handler: removeFolder,
  }),
  moveDocuments: post(paths.moveDocuments(':id'), {
    ...one,
    summary: 'Move documents and folders of a deal',
    description:
      'Moves all of them into a folder of their group, or to its top, or none; and sets the order of folders. The seller may.',
    errors: [
      ...REFUSALS,
      'file.not_found',
      'folder.in_itself',
      'folder.name_taken',
      'folder.other_group',
      'folder.too_deep',
    ],
    body: schemas.documentMoveBodySchema,
    status: 204,
    handler: moveDocuments,
  }),
};
