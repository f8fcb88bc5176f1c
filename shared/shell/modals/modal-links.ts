import { OPPORTUNITY_TYPES, routes } from '../../contract/index.ts';
import type { ModalName, ModalProps, ModalResult } from '../../kernel/modals/index.ts';

/** The query parameter that names the modal that a URL opens. */
export const MODAL_PARAM = 'modal';

interface ModalLink<Name extends ModalName> {
  access: 'anyone' | 'signed-in';
  /** Its query parameters, which are removed when it closes. */
  params: readonly string[];
  /** The props from the URL; undefined if they are invalid, and nothing opens. */
  parse(query: URLSearchParams, pathname: string): ModalProps<Name> | undefined;
  toParams(props: ModalProps<Name>): Record<string, string | number | undefined>;
  /** The changes of the query by its result, if it was opened by the URL. */
  applyResult?(result: ModalResult<Name>): Record<string, string>;
}

const readId = (query: URLSearchParams, name: string) => {
  const text = query.get(name) ?? '';
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;
  return Number.isSafeInteger(id) ? id : undefined;
};
/** The type of the list of opportunities at an address; other pages have none to filter. */
const listType = (query: URLSearchParams, pathname: string) => {
  const path = pathname.replace(/\/$/, '');
  if (path === routes.opportunities()) return query.get('type') === 'buy' ? 'buy' : 'sell';
  return OPPORTUNITY_TYPES.find((type) => path === routes.opportunities(type));
};

/** The modals that a URL can open: `?modal=deal-qa&deal=3`. The others need props that only their opener has. */
export const modalLinks: { readonly [Name in ModalName]?: ModalLink<Name> } = {
  'change-password': { access: 'signed-in', params: [], parse: () => ({}), toParams: () => ({}) },
  'get-access': {
    access: 'signed-in',
    params: ['opportunity'],
    parse(query) {
      const opportunityId = readId(query, 'opportunity');
      return opportunityId === undefined ? undefined : { opportunityId };
    },
    toParams: ({ opportunityId }) => ({ opportunity: opportunityId }),
  },
  'deal-qa': {
    access: 'signed-in',
    params: ['deal', 'question'],
    parse(query) {
      const dealId = readId(query, 'deal');
      const questionId = readId(query, 'question');
      if (dealId === undefined || (query.has('question') && questionId === undefined)) return undefined;
      return questionId === undefined ? { dealId } : { dealId, questionId };
    },
    toParams: ({ dealId, questionId }) => ({ deal: dealId, question: questionId }),
  },
  /** Its values are in the query of the list already. */
  filters: {
    access: 'anyone',
    params: [],
    parse(query, pathname) {
      const type = listType(query, pathname);
      const { [MODAL_PARAM]: _modal, ...filters } = Object.fromEntries(query);
      return type && { type, filters };
    },
    toParams: () => ({}),
    applyResult: (filters) => ({ ...filters }),
  },
};

/** The link of a modal by any name. */
export const linkOf = (name: string | null): ModalLink<ModalName> | undefined =>
  name !== null && Object.hasOwn(modalLinks, name)
    ? (modalLinks[name as ModalName] as ModalLink<ModalName> | undefined)
    : undefined;

/** The query with the parameters of the modal. */
export function withModal(search: string, name: string, props: object): string {
  const query = new URLSearchParams(withoutModal(search));
  query.set(MODAL_PARAM, name);
  const params = linkOf(name)?.toParams(props as ModalProps<ModalName>) ?? {};
  for (const [key, value] of Object.entries(params)) if (value !== undefined) query.set(key, String(value));
  return `?${query}`;
}

/** The query without the modal that it names and its parameters, and with these changes. */
export function withoutModal(search: string, change: Record<string, string> = {}): string {
  const query = new URLSearchParams(search);
  for (const name of linkOf(query.get(MODAL_PARAM))?.params ?? []) query.delete(name);
  query.delete(MODAL_PARAM);
  for (const [name, value] of Object.entries(change)) value ? query.set(name, value) : query.delete(name);
  const text = query.toString();
  return text && `?${text}`;
}
