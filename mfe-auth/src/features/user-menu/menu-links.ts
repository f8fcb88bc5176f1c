import { routes } from '@handover/shared/router';
import { STAFF_PAGES } from '../../components/staff-nav/staff-pages.ts';

const OF_EVERYONE = [
  [routes.userDetails, 'profile'],
  [routes.buyerProfile, 'buyer'],
  [routes.firm(), 'firm'],
  [routes.advisers, 'advisers'],
  [routes.security, 'security'],
  [routes.companies(), 'companies'],
  [routes.opps(), 'opportunities'],
  [routes.deals(), 'deals'],
  [routes.savedSearches, 'searches'],
  [routes.settings, 'settings'],
] as const;

/** The pages of a person, each with the key of its name in `menu`. */
export const menuLinks = (isStaff: boolean | undefined) =>
  [...OF_EVERYONE, ...(isStaff ? STAFF_PAGES : [])] as const;
