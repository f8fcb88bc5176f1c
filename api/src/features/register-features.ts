import type { FastifyInstance } from 'fastify';
import { registerRoutes } from '../http/register-routes.ts';
import type { DescribedFeature } from '../http/route.ts';
import { addRetriesJob } from '../jobs/retries.ts';
import { addUnsentMailsJob } from '../mails/unsent/unsent.jobs.ts';
import { addRetention } from '../retention/retention.jobs.ts';
import { addStorageSweep } from '../storage/removing/sweep.ts';
import { accessRequestRoutes, addRequestJobs } from './access-requests/index.ts';
import { accountRoutes } from './account/index.ts';
import { agreementRoutes } from './agreements/index.ts';
import { apiKeyRoutes } from './api-keys/index.ts';
import { addHousekeeping, authRoutes } from './auth/index.ts';
import { backgroundImageRoutes } from './background-images/index.ts';
import { buyerRoutes } from './buyers/index.ts';
import { calendarRoutes } from './calendar/index.ts';
import { closingRoutes } from './closing/index.ts';
import { companyRoutes } from './companies/index.ts';
import { addContactJob, contentRoutes } from './content/index.ts';
import { addDataRoomJobs, dataRoomRoutes } from './data-room/index.ts';
import { dealOpportunityRoutes } from './deal-opportunities/index.ts';
import { addDealJobs, dealRoutes } from './deals/index.ts';
import { addDelegationJobs, delegationRoutes } from './delegations/index.ts';
import { addDiligenceJobs, diligenceRoutes } from './diligence/index.ts';
import { documentFolderRoutes } from './document-folders/index.ts';
import { dossierRoutes } from './dossier/index.ts';
import { failureRoutes, measureFailures } from './failures/index.ts';
import { addFileJobs, fileRoutes } from './files/index.ts';
import { addFirmJobs, firmRoutes } from './firms/index.ts';
import { addNamesJob, houseListRoutes } from './house-lists/index.ts';
import { addLetterJobs, loiDocumentRoutes } from './loi-documents/index.ts';
import { marketFigureRoutes } from './market-figures/index.ts';
import {
  acceptForms,
  addNotificationJobs,
  notificationRoutes,
  unsubscribeRoutes,
} from './notifications/index.ts';
import { addOfferJobs, offerRoutes } from './offers/index.ts';
import { addSearchWordsJob, opportunityRoutes } from './opportunities/index.ts';
import { peopleRoutes } from './people/index.ts';
import { questionRoutes } from './questions/index.ts';
import { referenceRoutes } from './reference/index.ts';
import { reportRoutes } from './reports/index.ts';
import { addSearchJobs, savedSearchRoutes } from './saved-searches/index.ts';
import { secondFactorRoutes } from './second-factor/index.ts';
import { addSocial, socialRoutes } from './social/index.ts';
import { userRoutes } from './users/index.ts';

const UNSUBSCRIBING: DescribedFeature = {
  name: 'unsubscribing',
  description: 'Ending the mails of an account without a sign-in.',
  routes: unsubscribeRoutes,
};

/** Every call of the api, by its feature. */
export const FEATURES: DescribedFeature[] = [
  { name: 'auth', description: 'Signing in, and sessions.', routes: authRoutes },
  { name: 'social sign-in', description: 'Signing in with LinkedIn or Google.', routes: socialRoutes },
  {
    name: 'second factor',
    description: 'Codes that a sign-in asks for besides the password.',
    routes: secondFactorRoutes,
  },
  { name: 'users', description: 'Accounts: profile, picture and password.', routes: userRoutes },
  {
    name: 'buyer profiles',
    description: 'What buyers tell sellers of themselves, and their proof of funds.',
    routes: buyerRoutes,
  },
  {
    name: 'delegations',
    description: 'Advisers, and what they may do for whom.',
    routes: delegationRoutes,
  },
  {
    name: 'account',
    description: 'Exporting the data of an account, and closing it.',
    routes: accountRoutes,
  },
  {
    name: 'firms',
    description: 'Firms, the people in them, and invitations to them.',
    routes: firmRoutes,
  },
  {
    name: 'people',
    description: 'What staff see of accounts and do to them, and the audit log.',
    routes: peopleRoutes,
  },
  {
    name: 'market figures',
    description: 'How much is published, asked for and begun, for staff.',
    routes: marketFigureRoutes,
  },
  {
    name: 'failures',
    description: 'Mails that could not be sent and jobs that failed, for staff.',
    routes: failureRoutes,
  },
  {
    name: 'house lists',
    description: 'Sectors, sub-sectors and frequent questions, as staff edit them.',
    routes: houseListRoutes,
  },
  {
    name: 'reference',
    description: 'Sectors, places, tags and currencies to choose from.',
    routes: referenceRoutes,
  },
  {
    name: 'content',
    description: 'Questions and answers, the page about us, the contact form.',
    routes: contentRoutes,
  },
  {
    name: 'companies',
    description: 'Companies of a user, with offices and yearly figures.',
    routes: companyRoutes,
  },
  {
    name: 'opportunities',
    description: 'Businesses for sale and mandates to buy.',
    routes: opportunityRoutes,
  },
  {
    name: 'saved searches',
    description: 'Filters of the market that a person keeps, and what suits their own listings.',
    routes: savedSearchRoutes,
  },
  {
    name: 'reports',
    description: 'Reports of listings, and what staff decide about them.',
    routes: reportRoutes,
  },
  { name: 'background images', description: 'Images behind the teasers.', routes: backgroundImageRoutes },
  { name: 'notifications', description: 'What users are notified of, and how.', routes: notificationRoutes },
  UNSUBSCRIBING,
  {
    name: 'api keys',
    description: 'Keys by which programs read the listings of a person, and sites show them.',
    routes: apiKeyRoutes,
  },
  {
    name: 'calendar',
    description: 'The deadlines of a person, for calendar programs.',
    routes: calendarRoutes,
  },
  {
    name: 'access requests',
    description: 'Asking for the private data of an opportunity.',
    routes: accessRequestRoutes,
  },
  {
    name: 'agreements',
    description: 'The confidentiality agreement that a request for access signs.',
    routes: agreementRoutes,
  },
  { name: 'deals', description: 'Deals, from the introduction to the closing.', routes: dealRoutes },
  {
    name: 'deal opportunities',
    description: 'The opportunity as a deal shows it.',
    routes: dealOpportunityRoutes,
  },
  {
    name: 'data room',
    description: 'The documents of a deal in one index, and who has read them.',
    routes: dataRoomRoutes,
  },
  {
    name: 'document folders',
    description: 'How the seller arranges the documents of a deal.',
    routes: documentFolderRoutes,
  },
  {
    name: 'dossier',
    description: 'What both sides keep of a completed deal.',
    routes: dossierRoutes,
  },
  { name: 'letters of intent', description: 'Letters of intent and exclusivity.', routes: loiDocumentRoutes },
  {
    name: 'offers',
    description: 'The letters of all deals of an opportunity, for its owner.',
    routes: offerRoutes,
  },
  { name: 'questions', description: 'Questions and answers of a deal.', routes: questionRoutes },
  {
    name: 'due diligence',
    description: 'What the buyer asks for in the audit of a deal.',
    routes: diligenceRoutes,
  },

  {
    name: 'closing',
    description: 'The list of the closing of a deal, drafts of its agreements, and signed copies.',
    routes: closingRoutes,
  },
  { name: 'files', description: 'Documents of companies, opportunities and deals.', routes: fileRoutes },
];

/** Every feature: its table of routes and its jobs. */
export async function registerFeatures(app: FastifyInstance): Promise<void> {
  await addSocial(app);
  for (const feature of FEATURES) if (feature !== UNSUBSCRIBING) registerRoutes(app, feature.routes);
  await app.register(async (scope) => {
    acceptForms(scope);
    registerRoutes(scope, UNSUBSCRIBING.routes);
  });
  addHousekeeping(app);
  addDealJobs(app);
  addDiligenceJobs(app);
  addRequestJobs(app);
  addLetterJobs(app);
  addOfferJobs(app);
  addNotificationJobs(app);
  addFileJobs(app);
  addDataRoomJobs(app);
  addContactJob(app);
  addSearchWordsJob(app);
  addNamesJob(app);
  addSearchJobs(app);
  addDelegationJobs(app);
  addFirmJobs(app);
  addRetriesJob(app);
  addUnsentMailsJob(app);
  measureFailures(app);
  addRetention(app);
  addStorageSweep(app);
}
