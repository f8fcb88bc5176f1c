import {
  companyFileBodySchema,
  companyFileChoiceSchema,
  companyFileQuerySchema,
  deletedFilesSchema,
  FILE_COLLECTIONS,
  type FileCollection,
  filePageSchema,
  fileSchema,
  idParamsSchema,
  opportunityFileBodySchema,
  opportunityFileChoiceSchema,
  opportunityFileQuerySchema,
  uploadedFilesSchema,
} from '@handover/shared/contract';
import { type Route, route } from '../../http/route.ts';
import { documentRule } from '../../storage/file-rule.ts';
import { deleteChosenFiles, deleteFile } from './handlers/delete-files.ts';
import { listFiles } from './handlers/list-files.ts';
import { readFile } from './handlers/read-file.ts';
import { uploadFiles, uploadLedger } from './handlers/upload-files.ts';

const signedIn = { access: 'signed-in' } as const;
const ofCompany = {
  query: companyFileQuerySchema,
  body: companyFileBodySchema,
  choice: companyFileChoiceSchema,
};
const ofOpportunity = {
  query: opportunityFileQuerySchema,
  body: opportunityFileBodySchema,
  choice: opportunityFileChoiceSchema,
};
const OWNERS = {
  company: { ...ofCompany, words: 'a company' },
  opportunity: { ...ofOpportunity, words: 'an opportunity' },
  deal_opportunity: { ...ofOpportunity, words: "a deal's opportunity" },
};
const WORDS = {
  annual_accounts: 'annual accounts',
  documents: 'documents',
  general_ledger: 'general ledger',
};

/** Every collection has the same calls; only a ledger, of which there is one, comes and goes by itself. */
function routesOf(name: string, collection: FileCollection): Route[] {
  const url = `/api/${name}/`;
  const { query, body, choice, words } = OWNERS[collection.owner];
  const what = `${WORDS[collection.kind]} of ${words}`;
  const take = { ...signedIn, method: 'POST', url, status: 201, body } as const;
  const list = route({
    ...signedIn,
    method: 'GET',
    url,
    summary: `List: ${what}`,
    query,
    answer: filePageSchema,
    handler: listFiles(collection),
  });
  const remove = route({
    ...signedIn,
    method: 'DELETE',
    url: `${url}:id/`,
    summary: `Delete one: ${what}`,
    status: 204,
    params: idParamsSchema,
    handler: deleteFile(collection),
  });
  if (collection.kind === 'general_ledger') {
    const upload = route({
      ...take,
      summary: `Upload: ${what}`,
      files: { file: { ...documentRule, max: 1 } },
      answer: fileSchema,
      handler: uploadLedger(collection),
    });
    return [list, upload, remove];
  }
  const upload = route({
    ...take,
    summary: `Upload: ${what}`,
    files: { files: documentRule },
    answer: uploadedFilesSchema,
    handler: uploadFiles(collection),
  });
  const removeChosen = route({
    ...signedIn,
    method: 'POST',
    url: `${url}delete_chosen_files/`,
    summary: `Delete several: ${what}`,
    body: choice,
    answer: deletedFilesSchema,
    handler: deleteChosenFiles(collection),
  });
  return [list, upload, remove, removeChosen];
}

export const fileRoutes: Route[] = [
  ...Object.entries(FILE_COLLECTIONS).flatMap(([name, collection]) => routesOf(name, collection)),
  route({
    ...signedIn,
    method: 'GET',
    url: '/api/files/:id/',
    summary: 'Download a file',
    params: idParamsSchema,
    handler: readFile,
  }),
];
