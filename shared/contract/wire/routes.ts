import type { DealRole, OpportunityType } from '../vocabulary.ts';
import { type QueryValues, withQuery } from './with-query.ts';

type Id = number | string;
/** An id, or the word for a page that makes a new one. */
type IdOrCreate = Id | 'create';

/**
 * The address of every page of the product: for links in the browser, and for those in notifications and mails. Queries drop
 * what is undefined.
 */
export const routes = {
  home: '/',
  search: '/search',

  login: (next?: string) => withQuery('/login', { next: next === '/' ? undefined : next }),
  /** The link of the mail that lets a right password pass after too many failures from an address. */
  signInByLink: (ticket: string) => withQuery('/login', { ticket }),
  signUp: (next?: string) => withQuery('/sign-up', { next: next === '/' ? undefined : next }),
  forgotPassword: '/forgot-password',
  /** The link of the recovery mail. */
  newPassword: (id: Id, token: string) => withQuery('/forgot-password', { id, token }),
  /** The link of the mail that proves an address. */
  verifyEmail: (id: Id, token: string) => withQuery('/verify-email', { id, token }),
  /** The link of the mail to the new address of an account. */
  newEmail: (id: Id, token: string) => withQuery('/new-email', { id, token }),
  /** The link of a mail about an account, by which its owner takes back what somebody else did. */
  undoChange: (id: Id, token: string) => withQuery('/undo-change', { id, token }),
  /** Staff find accounts by a part of the name or the e-mail address. */
  people: (search?: string) => withQuery('/people', { search }),
  person: (id: Id) => `/people/${id}`,
  /** Tells staff how much is published, asked for and begun. */
  marketFigures: '/staff-room',
  /** Shows staff mails that could not be sent, and jobs that failed. */
  failures: '/staff-room/failures',
  /** Staff edit the frequent questions; one of them, or a new one in a category. */
  faqEntries: '/staff-room/questions',
  faqEntry: (id: IdOrCreate, category?: Id) => withQuery(`/staff-room/questions/${id}`, { category }),
  /** Staff edit sectors; an entry of a list, or a new one in a sector. */
  houseLists: '/staff-room/sectors',
  listedName: (list: string, id: IdOrCreate, parent?: Id) =>
    withQuery(`/staff-room/lists/${list}/${id}`, { parent }),
  /** Shows staff what people have reported of listings. */
  reports: '/staff-room/reports',
  auditLog: (filters?: QueryValues) => withQuery('/audit-log', filters),
  userDetails: '/user-details',
  security: '/user-details/security',
  apiKeys: '/user-details/keys',
  buyerProfile: '/user-details/buyer',
  /** The firm of the viewer; with the token of a mailed invitation, that invitation. */
  firm: (invitation?: string) => withQuery('/firm', { invitation }),
  advisers: '/user-details/advisers',
  settings: '/settings',

  companies: (filters?: QueryValues) => withQuery('/user-companies', filters),
  companyView: (id: Id) => `/user-companies/view/${id}`,
  companyEdit: (id: IdOrCreate) => `/user-companies/edit/${id}`,

  opportunities: (type?: OpportunityType, filters?: QueryValues) =>
    withQuery(type ? `/opportunities/${type}-opportunities` : '/opportunities', filters),
  /** The list of one sector, one region, or both, by their slugs: `industry/bretagne`. */
  landing: (type: OpportunityType, path: string) => `/opportunities/${type}-opportunities/${path}`,
  /** The saved searches of the viewer. */
  savedSearches: '/saved-searches',
  opportunity: (id: Id) => `/opportunities/${id}`,
  opps: (filters?: QueryValues) => withQuery('/user-opps', filters),
  oppView: (id: Id) => `/user-opps/view/${id}`,
  /** The public page as a stranger reads it, for its owner. */
  oppPreview: (id: Id) => `/user-opps/preview/${id}`,
  /** `acting_for`: the delegation by which an adviser creates one for somebody. */
  oppEdit: (
    id: IdOrCreate,
    query?: { type?: OpportunityType; company?: Id; take?: 'company'; acting_for?: Id | undefined },
  ) => withQuery(`/user-opps/edit/${id}`, query),
  /** The queue, with this opportunity open, and so many pages of it shown. */
  moderation: (id?: Id, page?: Id) => withQuery('/moderation', { id, page }),

  deals: (role?: DealRole, filters?: QueryValues) => withQuery('/user-deals', { role, ...filters }),
  dealView: (id: Id, query?: QueryValues) => withQuery(`/user-deals/view/${id}`, query),
  dealEdit: (id: Id) => `/user-deals/edit/${id}`,
  /** The buyer writes a letter of intent, or its next version: with `counter`, that of the seller to begin with. */
  dealLetter: (id: Id, query?: QueryValues) => withQuery(`/user-deals/letter/${id}`, query),
  /** The letters of all deals of an opportunity side by side, for its owner. */
  offers: (opportunity: Id) => `/user-deals/offers/${opportunity}`,

  notifications: '/notifications',
  /** The link of a mail that ends these mails. */
  unsubscribe: (token: string) => withQuery('/unsubscribe', { token }),

  aboutUs: '/about-us',
  contactUs: '/about-us#contact-us',
  faq: '/faq',
  pricing: '/pricing',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  accessibility: '/accessibility',
} as const;
