import { routes } from '@handover/shared/router';

/** The pages of the staff's room, each with the key of its name in `menu`. */
export const STAFF_PAGES = [
  [routes.moderation(), 'moderation'],
  [routes.reports, 'reports'],
  [routes.people(), 'people'],
  [routes.failures, 'failures'],
  [routes.marketFigures, 'figures'],
  [routes.faqEntries, 'questions'],
  [routes.houseLists, 'sectors'],
  [routes.auditLog(), 'auditLog'],
] as const;
