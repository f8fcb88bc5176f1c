import type { FastifyInstance } from 'fastify';
import { registerRoutes } from '../http/register-routes.ts';
import { accessRequestRoutes } from './access-requests/index.ts';
import { addHousekeeping, authRoutes } from './auth/index.ts';
import { companyRoutes } from './companies/index.ts';
import { addDealJobs, dealRoutes } from './deals/index.ts';
import { loiDocumentRoutes } from './loi-documents/index.ts';
import { notificationRoutes } from './notifications/index.ts';
import { opportunityRoutes } from './opportunities/index.ts';
import { questionRoutes } from './questions/index.ts';
import { referenceRoutes } from './reference/index.ts';
import { userRoutes } from './users/index.ts';

/** Every feature, by name: its table of routes and its jobs. */
export async function registerFeatures(app: FastifyInstance): Promise<void> {
  registerRoutes(app, 'auth', authRoutes);
  registerRoutes(app, 'users', userRoutes);
  registerRoutes(app, 'reference', referenceRoutes);
  registerRoutes(app, 'companies', companyRoutes);
  registerRoutes(app, 'opportunities', opportunityRoutes);
  registerRoutes(app, 'notifications', notificationRoutes);
  registerRoutes(app, 'access requests', accessRequestRoutes);
  registerRoutes(app, 'deals', dealRoutes);
  registerRoutes(app, 'letters of intent', loiDocumentRoutes);
  registerRoutes(app, 'questions', questionRoutes);
  addHousekeeping(app);
  addDealJobs(app);
}
