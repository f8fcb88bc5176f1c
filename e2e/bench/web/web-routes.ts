import { routes } from '@handover/shared/contract';
import type { OpenedDeal } from '../../product/records/open-deal.ts';

/** A page that is measured. */
export interface MeasuredRoute {
  path: string;
  /** A selector for the content that a user came for. */
  main: string;
  signedIn: boolean;
}

const SELLER = true;
const VISITOR = false;

/** The pages by name. `deal` is one of the account that is signed in, `listing` a published opportunity. */
export const measuredRoutes = (deal: OpenedDeal, listing: number): Record<string, MeasuredRoute> => ({
  home: { path: routes.home, main: 'main h1', signedIn: VISITOR },
  browse: { path: routes.opportunities(), main: 'main article', signedIn: VISITOR },
  opportunity: { path: routes.opportunity(listing), main: 'main h1', signedIn: VISITOR },
  login: { path: routes.login(), main: 'main form input', signedIn: VISITOR },
  deals: { path: routes.deals(), main: 'main section ul[aria-label] > li', signedIn: SELLER },
  deal: { path: routes.dealView(deal.id), main: '[role=tablist]', signedIn: SELLER },
  company: { path: routes.companyEdit('create'), main: 'main form input', signedIn: SELLER },
});
