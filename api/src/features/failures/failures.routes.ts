import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { get, post, type Routes } from '../../http/route.ts';
import { listFailedJobs, retryJob, retryJobs } from './handlers/failed-jobs.ts';
import { listFailedMails, retryMail, retryMails } from './handlers/failed-mails.ts';

export const failureRoutes: Routes = {
  listFailedMails: get(paths.failedMails, {
    access: 'staff',
    summary: 'List mails that could not be sent',
    description:
      'Lists the mails that could not be sent, the latest failure first, with the address and the cause, without their text. It is on record.',
    query: schemas.pageQuerySchema,
    response: schemas.failedMailPageSchema,
    handler: listFailedMails,
  }),
  retryMails: post(paths.retryMails, {
    access: 'staff',
    summary: 'Send all mails again',
    description:
      'Tries within a minute to send all mails that could not be sent, except those whose links have expired. It is on record.',
    response: schemas.retriedSchema,
    handler: retryMails,
  }),
  retryMail: post(paths.retryMail(':id'), {
    access: 'staff',
    summary: 'Send a mail again',
    description: 'Tries within a minute to send a mail that could not be sent. It is on record.',
    errors: ['failure.not_found', 'failure.outdated'],
    params: schemas.idParamsSchema,
    response: schemas.retriedSchema,
    handler: retryMail,
  }),
  listFailedJobs: get(paths.failedJobs, {
    access: 'staff',
    summary: 'List jobs that failed',
    description: 'Lists the scheduled jobs whose last run failed, wholly or for some records.',
    query: schemas.pageQuerySchema,
    response: schemas.failedJobPageSchema,
    handler: listFailedJobs,
  }),
  retryJobs: post(paths.retryJobs, {
    access: 'staff',
    summary: 'Run all failed jobs again',
    description: 'Runs within a minute all jobs whose last run failed. It is on record.',
    response: schemas.retriedSchema,
    handler: retryJobs,
  }),
  retryJob: post(paths.retryJob(':id'), {
    access: 'staff',
    summary: 'Run a failed job again',
    description: 'Runs a job within a minute whose last run failed. It is on record.',
    errors: ['failure.not_found'],
    params: schemas.idParamsSchema,
    response: schemas.retriedSchema,
    handler: retryJob,
  }),
};
