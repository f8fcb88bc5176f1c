import { OPPORTUNITY_TYPES, routes } from '../../contract/index.ts';
import type { ModalName, ModalProps, ModalResult } from '../../kernel/modals/index.ts';

/** In the query: the name of the modal that the address opens. */
export const MODAL_PARAM = 'modal';

interface ModalLink<Name extends ModalName> {
  access: 'anyone' | 'signed-in';
  /** Its own names in the query, which go when it closes. */
  names: readonly string[];
  /** The props as the address has them; undefined where they make no sense, and nothing opens. */
  parse(query: URLSearchParams, pathname: string): ModalProps<Name> | undefined;
  print(props: ModalProps<Name>): Record<string, string | number | undefined>;
  /** What its answer changes in the query, where nobody but the address asked for it. */
  answered?(answer: ModalResult<Name>): Record<string, string>;
}

const readId = (query: URLSearchParams, name: string) => {
  const text = query.get(name) ?? '';
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;
  return Number.isSafeInteger(id) ? id : undefined;
};
/** Only such a page has a list to filter. */
const listType = (pathname: string) =>
  OPPORTUNITY_TYPES.find((type) => pathname.replace(/\/$/, '') === routes.opportunities(type));

/** Which modals have an address of their own: `?modal=deal-qa&deal=3`. The others need what only their opener knows. */
export const modalLinks: { readonly [Name in ModalName]?: ModalLink<Name> } = {
  'change-password': { access: 'signed-in', names: [], parse: () => ({}), print: () => ({}) },
  'get-access': {
    access: 'signed-in',
    names: ['opportunity'],
    parse(query) {
      const opportunityId = readId(query, 'opportunity');
      return opportunityId === undefined ? undefined : { opportunityId };
    },
    print: ({ opportunityId }) => ({ opportunity: opportunityId }),
  },
  'deal-qa': {
    access: 'signed-in',
    names: ['deal', 'question'],
    parse(query) {
      const dealId = readId(query, 'deal');
      const questionId = readId(query, 'question');
      if (dealId === undefined || (query.has('question') && questionId === undefined)) return undefined;
      return questionId === undefined ? { dealId } : { dealId, questionId };
    },
    print: ({ dealId, questionId }) => ({ deal: dealId, question: questionId }),
  },
  /** The wishes themselves are in the query of the list already. */
  filters: {
    access: 'anyone',
    names: [],
    parse(query, pathname) {
      const type = listType(pathname);
      const text = (name: string) => query.get(name) ?? '';
      return (
        type && {
          type,
          filters: {
            search: text('search'),
            sector: String(readId(query, 'sector') ?? ''),
            ordering: text('ordering'),
            favorites: query.get('favorites') === 'true',
          },
        }
      );
    },
    print: () => ({}),
    answered: ({ favorites, ...texts }) => ({ ...texts, favorites: favorites ? 'true' : '' }),
  },
};

/** The entry of any name, so that who keeps the address need not know which. */
export const linkOf = (name: string | null): ModalLink<ModalName> | undefined =>
  name !== null && Object.hasOwn(modalLinks, name)
    ? (modalLinks[name as ModalName] as ModalLink<ModalName> | undefined)
    : undefined;

/** The query with the modal named in it. */
export function withModal(search: string, name: string, props: object): string {
  const query = new URLSearchParams(withoutModal(search));
  query.set(MODAL_PARAM, name);
  const own = linkOf(name)?.print(props as ModalProps<ModalName>) ?? {};
  for (const [key, value] of Object.entries(own)) if (value !== undefined) query.set(key, String(value));
  return `?${query}`;
}

/** The query without the modal that it names, and without what was only for it. */
export function withoutModal(search: string, change: Record<string, string> = {}): string {
  const query = new URLSearchParams(search);
  for (const name of linkOf(query.get(MODAL_PARAM))?.names ?? []) query.delete(name);
  query.delete(MODAL_PARAM);
  for (const [name, value] of Object.entries(change)) value ? query.set(name, value) : query.delete(name);
  const text = query.toString();
  return text && `?${text}`;
}
