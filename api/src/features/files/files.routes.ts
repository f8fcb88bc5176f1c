import {
  companyFileBodySchema,
  companyFileChoiceSchema,
  companyFileQuerySchema,
  deletedFilesSchema,
  FILE_COLLECTIONS,
  type FileCollection,
  type FileCollectionName,
  filePageSchema,
  fileSchema,
  idParamsSchema,
  opportunityFileBodySchema,
  opportunityFileChoiceSchema,
  opportunityFileQuerySchema,
  paths,
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
  company: { ...ofCompany, words: 'of a company', errors: ['company.not_found'] },
  opportunity: { ...ofOpportunity, words: 'of an opportunity', errors: ['opportunity.not_found'] },
  deal_opportunity: { ...ofOpportunity, words: 'of a deal', errors: ['deal.not_found'] },
} as const;
const CLOSED = {
  company: [],
  opportunity: ['opportunity.sold', 'opportunity.unlisted'],
  deal_opportunity: ['deal.staff_read_only', 'deal.wrong_status'],
} as const;
const WORDS = {
  annual_accounts: 'annual accounts',
  documents: 'documents',
  general_ledger: 'general ledger',
} as const;

/** Every collection has the same calls; only a ledger, of which there is one, comes and goes by itself. */
function routesOf(name: FileCollectionName, collection: FileCollection): Route[] {
  const url = paths.fileCollection(name);
  const { query, body, choice, words, errors: unknown } = OWNERS[collection.owner];
  const what = `${WORDS[collection.kind]} ${words}`;
  const id = name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const changing = [...unknown, 'file.owner_only', ...CLOSED[collection.owner]] as const;
  const take = { ...signedIn, method: 'POST', url, status: 201, body } as const;
  const list = route({
    ...signedIn,
    method: 'GET',
    url,
    operationId: `list${id}`,
    summary: `List the ${what}`,
    description: `Lists the ${what}: for its owner, staff, on record, and the requester of a deal as its phase opens them.`,
    errors: [...unknown, 'file.only_in_deal', 'file.not_disclosed'],
    query,
    answer: filePageSchema,
    handler: listFiles(collection),
  });
  const remove = route({
    ...signedIn,
    method: 'DELETE',
    url: paths.fileOfCollection(name, ':id'),
    operationId: `deleteFrom${id}`,
    summary: `Delete a file from the ${what}`,
    description:
      'Deletes a file. Its owner may. One that was disclosed in a deal is hidden, and stays on record.',
    errors: [...changing, 'file.not_found'],
    status: 204,
    params: idParamsSchema,
    handler: deleteFile(collection),
  });
  if (collection.kind === 'general_ledger') {
    const upload = route({
      ...take,
      operationId: `upload${id}`,
      summary: `Upload the ${what}`,
      description: 'Adds the general ledger, of which there is one. The owner may.',
      errors: [...changing, 'file.ledger_exists'],
      files: { file: { ...documentRule, max: 1 } },
      answer: fileSchema,
      handler: uploadLedger(collection),
    });
    return [list, upload, remove];
  }
  const upload = route({
    ...take,
    operationId: `upload${id}`,
    summary: `Upload ${what}`,
    description: 'Adds all files that are sent, or none of them. The owner may.',
    errors: [...changing],
    files: { files: documentRule },
    answer: uploadedFilesSchema,
    handler: uploadFiles(collection),
  });
  const removeChosen = route({
    ...signedIn,
    method: 'POST',
    url: paths.deleteChosenFiles(name),
    operationId: `deleteChosenFrom${id}`,
    summary: `Delete several files from the ${what}`,
    description: 'Deletes all files that are chosen, or none of them. Their owner may.',
    errors: [...changing, 'file.not_found'],
    body: choice,
    answer: deletedFilesSchema,
    handler: deleteChosenFiles(collection),
  });
  return [list, upload, remove, removeChosen];
}

const names = Object.keys(FILE_COLLECTIONS) as FileCollectionName[];

export const fileRoutes: Route[] = [
  ...names.flatMap((name) => routesOf(name, FILE_COLLECTIONS[name])),
  route({
    ...signedIn,
    method: 'GET',
    url: paths.file(':id'),
    operationId: 'downloadFile',
    summary: 'Download a file',
    description:
      'Gives the file of a company, an opportunity, a deal or a letter, while the viewer may see it; the download is recorded.',
    errors: ['file.not_found', 'file.lost', 'storage.unreadable'],
    params: idParamsSchema,
    handler: readFile,
  }),
];
