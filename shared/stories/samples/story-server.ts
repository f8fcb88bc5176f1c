import { FILE_COLLECTIONS, type FileCollectionName } from '../../contract/files/file-collections.ts';
import { paths } from '../../contract/wire/paths.ts';
import type { ModalResolver } from '../../kernel/modals/index.ts';
import { buildDelegation } from '../../testing/builders/build-delegation.ts';
import { type FakeCall, type FakeHttp, fakeHttp } from '../../testing/page/fake-http.ts';
import { DOCUMENTS, reference } from './samples.ts';

/** The ids of owners, by the state of their documents. */
export const OWNERS = { none: 1, some: 2, many: 3, loading: 4, uploading: 5, forbidden: 6 } as const;

export const SLOW_MODAL = 'oauth-submit';
export const FAILING_MODAL = 'change-password';

/** Loads the one modal for ever, and fails to load the other. */
export const resolveModal: ModalResolver = (name) =>
  name === SLOW_MODAL ? () => never<never>() : () => Promise.reject(new Error(`${name} can't be loaded`));

const never = <Value>() => new Promise<Value>(() => undefined);

const page = (results: readonly object[], { params }: Pick<FakeCall, 'params'>) => {
  const number = Number(params.page ?? 1);
  const size = Number(params.page_size ?? (results.length || 1));
  return {
    body: {
      results: results.slice((number - 1) * size, number * size),
      count: results.length,
      next_page: null,
      current_page: number,
      pages_count: Math.max(1, Math.ceil(results.length / size)),
    },
  };
};

const named = <Item extends { name: string }>(items: readonly Item[], { params }: FakeCall) =>
  items.filter(({ name }) => name.toLowerCase().includes((params.name ?? '').toLowerCase()));

const countOf = (owner: number, name: FileCollectionName) => {
  if (owner === OWNERS.many) return DOCUMENTS.length;
  if (owner !== OWNERS.some) return 0;
  return FILE_COLLECTIONS[name].kind === 'general_ledger' ? 1 : 3;
};

/** Responds with sample lists; accepts what is created, without storing it; uploads never end. */
export function storyServer(): FakeHttp {
  const http = fakeHttp();
  for (const [path, records] of Object.entries(reference))
    http.on('get', path, (call) => page(named(records, call), call));
  for (const path of [paths.needHelpSector, paths.needHelpSubSector])
    http.on('get', path, { body: { id: 900, name: 'Need help', name_fr: 'Besoin d’aide', hue: 0 } });
  for (const path of [paths.tags, paths.regions])
    http.on('post', path, ({ body }) => ({ status: 201, body: { id: Date.now(), ...(body as object) } }));
  for (const name of Object.keys(FILE_COLLECTIONS) as FileCollectionName[]) {
    http.on('get', paths.fileCollection(name), (call) => {
      const owner = Number(call.params.company_id);
      if (owner === OWNERS.loading) return never();
      if (owner === OWNERS.forbidden) return { status: 403, body: { detail: 'Not allowed' } };
      return page(named(DOCUMENTS.slice(0, countOf(owner, name)), call), call);
    });
    http.on('post', paths.fileCollection(name), ({ progress }) => {
      progress(0.4);
      return never();
    });
  }
  http.on('get', paths.delegations, (call) =>
    page([buildDelegation({ side: 'received', person: 'Claire Fontaine' })], call),
  );
  // The first document never arrives, the second is not there any more.
  http.on('get', paths.file(1), never);
  http.on('get', paths.file(2), { status: 404, body: { detail: 'Not found' } });
  return http;
}
