import {
  type DelegationRight,
  FILE_COLLECTIONS,
  type FileCollection,
  type FileCollectionName,
  paths,
} from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { del, get, type OnBehalf, post, type Routes } from '../../http/route.ts';
import { documentRule } from '../../storage/file-rule.ts';
import { deleteChosenFiles, deleteFile } from './handlers/delete-files.ts';
import { listFiles } from './handlers/list-files.ts';
import { readFile } from './handlers/read-file.ts';
import { uploadFiles, uploadLedger } from './handlers/upload-files.ts';

const signedIn = { access: 'signed-in' } as const;
const ofCompany = {
  query: schemas.companyFileQuerySchema,
  body: schemas.companyFileBodySchema,
  choice: schemas.companyFileChoiceSchema,
};
const ofOpportunity = {
  query: schemas.opportunityFileQuerySchema,
  body: schemas.opportunityFileBodySchema,
  choice: schemas.opportunityFileChoiceSchema,
};
const OWNERS = {
  company: { ...ofCompany, words: 'of a company', errors: ['company.not_found'] },
  opportunity: { ...ofOpportunity, words: 'of an opportunity', errors: ['opportunity.not_found'] },
  deal_opportunity: {
    ...ofOpportunity,
    body: schemas.dealFileBodySchema,
    words: 'of a deal',
    errors: ['deal.not_found'],
  },
} as const;
const CLOSED = {
  company: [],
  opportunity: ['opportunity.sold', 'opportunity.unlisted'],
  deal_opportunity: ['deal.staff_read_only', 'deal.wrong_status', 'deal.no_company'],
} as const;
const WORDS = {
  annual_accounts: 'annual accounts',
  documents: 'documents',
  general_ledger: 'general ledger',
} as const;

const OF_FOLDERS = [
  'file.not_found',
  'folder.name_taken',
  'folder.not_found',
  'folder.other_group',
  'folder.too_deep',
  'folder.too_many',
] as const;

const ABOUT = { company: 'company', opportunity: 'opportunity', deal_opportunity: 'snapshot' } as const;
type IdOf = NonNullable<OnBehalf['idOf']>;
const idIn = (given: Record<string, unknown>) => given.company_id ?? given.opportunity_id;
const chosenId: IdOf = ({ body }) => idIn(body);
const listedId: IdOf = ({ query }) => idIn(query);

/** Every collection has the same calls; but there is one general ledger, which is uploaded alone. */
function routesOf(name: FileCollectionName, collection: FileCollection): Routes {
  const url = paths.fileCollection(name);
  const { query, body, choice, words, errors: unknown } = OWNERS[collection.owner];
  const what = `${WORDS[collection.kind]} ${words}`;
  const id = name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const changing = [...unknown, 'file.owner_only', ...CLOSED[collection.owner]] as const;
  const isOfDeal = collection.owner === 'deal_opportunity';
  const onBehalf = (needs: DelegationRight, idOf: IdOf): OnBehalf => ({
    about: ABOUT[collection.owner],
    needs,
    idOf,
  });
  const upload = {
    ...signedIn,
    provenOnly: true,
    status: 201,
    body,
    onBehalf: onBehalf('edit', chosenId),
  } as const;
  const uploadErrors = [...changing, ...(isOfDeal ? OF_FOLDERS : [])];
  const replacing = isOfDeal
    ? ' With `replaces` it is the new version of that document; with `folder_id` or `path` it comes into a folder.'
    : '';
  const deleteChosen = {
    [`deleteChosenFrom${id}`]: post(paths.deleteChosenFiles(name), {
      ...signedIn,
      onBehalf: onBehalf('edit', chosenId),
      summary: `Delete several files from the ${what}`,
      description: 'Deletes all files that are chosen, or none of them. Their owner may.',
      errors: [...changing, 'file.not_found'],
      body: choice,
      response: schemas.deletedFilesSchema,
      handler: deleteChosenFiles(collection),
    }),
  };
  const routes = {
    [`list${id}`]: get(url, {
      ...signedIn,
      onBehalf: onBehalf('read', listedId),
      summary: `List the ${what}`,
      description: `Lists the ${what}: for its owner, staff, on record, and the requester of a deal as its phase opens them.`,
      errors: [...unknown, 'file.only_in_deal', 'file.not_disclosed'],
      query,
      response: schemas.filePageSchema,
      handler: listFiles(collection),
    }),
    [`deleteFrom${id}`]: del(paths.fileOfCollection(name, ':id'), {
      ...signedIn,
      onBehalf: { about: 'file', needs: 'edit' },
      summary: `Delete a file from the ${what}`,
      description:
        'Deletes a file. Its owner may. One that was disclosed in a deal is hidden, and stays on record.',
      errors: [...changing, 'file.not_found'],
      status: 204,
      params: schemas.idParamsSchema,
      handler: deleteFile(collection),
    }),
  };
  if (collection.kind === 'general_ledger')
    return {
      ...routes,
      // The specification has it for deals only.
      ...(isOfDeal ? deleteChosen : {}),
      [`upload${id}`]: post(url, {
        ...upload,
        summary: `Upload the ${what}`,
        description: `Adds the general ledger, of which there is one. The owner may.${replacing}`,
        errors: [...uploadErrors, 'file.ledger_exists'],
        files: { file: { ...documentRule, max: 1 } },
        response: schemas.fileSchema,
        handler: uploadLedger(collection),
      }),
    };
  return {
    ...routes,
    [`upload${id}`]: post(url, {
      ...upload,
      summary: `Upload ${what}`,
      description: `Adds all files that are sent, or none of them. The owner may.${replacing}`,
      errors: uploadErrors,
      files: { files: documentRule },
      response: schemas.uploadedFilesSchema,
      handler: uploadFiles(collection),
    }),
    ...deleteChosen,
  };
}

const names = Object.keys(FILE_COLLECTIONS) as FileCollectionName[];

export const fileRoutes: Routes = {
  ...Object.fromEntries(names.flatMap((name) => Object.entries(routesOf(name, FILE_COLLECTIONS[name])))),
  downloadFile: get(paths.file(':id'), {
    onBehalf: { about: 'file', needs: 'read' },
    ...signedIn,
    summary: 'Download a file',
    description:
      'Gives the file of a company, an opportunity, a deal, a letter or a question, while the viewer may see it; the download is recorded, or with `view` that it was shown. In a deal with a watermark a pdf is made for its reader, with their name on each page.',
    errors: ['file.not_found', 'file.view_only', 'file.no_watermark', 'file.lost', 'storage.unreadable'],
    params: schemas.idParamsSchema,
    query: schemas.fileQuerySchema,
    handler: readFile,
  }),
};
