import type { FastifyInstance } from 'fastify';
import { registerRoutes } from '../http/register-routes.ts';
import type { Route } from '../http/route.ts';
import { addStorageSweep } from '../storage/sweep.ts';
import { accessRequestRoutes, addRequestJobs } from './access-requests/index.ts';
import { accountRoutes } from './account/index.ts';
import { addHousekeeping, authRoutes } from './auth/index.ts';
import { backgroundImageRoutes } from './background-images/index.ts';
import { companyRoutes } from './companies/index.ts';
import { addContactJob, contentRoutes } from './content/index.ts';
import { dealOpportunityRoutes } from './deal-opportunities/index.ts';
import { addDealJobs, dealRoutes } from './deals/index.ts';
import { addFileJobs, fileRoutes } from './files/index.ts';
import { addLetterJobs, loiDocumentRoutes } from './loi-documents/index.ts';
import { addNotificationJobs, notificationRoutes } from './notifications/index.ts';
import { opportunityRoutes } from './opportunities/index.ts';
import { questionRoutes } from './questions/index.ts';
import { referenceRoutes } from './reference/index.ts';
import { addSocial, socialRoutes } from './social/index.ts';
import { userRoutes } from './users/index.ts';

/** Every call of the api, by the name of its feature. */
export const FEATURES: Record<string, Route[]> = {
  auth: authRoutes,
  'social sign-in': socialRoutes,
  users: userRoutes,
  account: accountRoutes,
  reference: referenceRoutes,
  content: contentRoutes,
  companies: companyRoutes,
  opportunities: opportunityRoutes,
  'background images': backgroundImageRoutes,
  notifications: notificationRoutes,
  'access requests': accessRequestRoutes,
  deals: dealRoutes,
  'deal opportunities': dealOpportunityRoutes,
  'letters of intent': loiDocumentRoutes,
  questions: questionRoutes,
  files: fileRoutes,
};

/** Every feature: its table of routes and its jobs. */
export async function registerFeatures(app: FastifyInstance): Promise<void> {
  await addSocial(app);
  for (const [tag, routes] of Object.entries(FEATURES)) registerRoutes(app, tag, routes);
  addHousekeeping(app);
  addDealJobs(app);
  addRequestJobs(app);
  addLetterJobs(app);
  addNotificationJobs(app);
  addFileJobs(app);
  addContactJob(app);
  addStorageSweep(app);
}
