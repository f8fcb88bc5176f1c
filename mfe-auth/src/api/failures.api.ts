import { type FailedJob, type FailedMail, type Paged, paths, type Retried } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

export interface Failures {
  mails: FailedMail;
  jobs: FailedJob;
}
export type FailureList = keyof Failures;

/** The latest failure first. */
type ListOf<List extends FailureList> = (
  http: HttpClient,
  page: number,
  signal: AbortSignal,
) => Promise<Paged<Failures[List]>>;

/** Reading the addresses of mails is on record. */
export const listFailures: { [List in FailureList]: ListOf<List> } = {
  mails: (http, page, signal) =>
    http.get<Paged<FailedMail>>(paths.failedMails, { params: { page, page_size: 20 }, signal }),
  jobs: (http, page, signal) =>
    http.get<Paged<FailedJob>>(paths.failedJobs, { params: { page, page_size: 20 }, signal }),
};

/** Asks for another attempt of one. */
export const retryOne = {
  mails: (http: HttpClient, id: number) => http.post<Retried>(paths.retryMail(id)),
  jobs: (http: HttpClient, id: number) => http.post<Retried>(paths.retryJob(id)),
};

/** Asks for another attempt of all. */
export const retryAll = {
  mails: (http: HttpClient) => http.post<Retried>(paths.retryMails),
  jobs: (http: HttpClient) => http.post<Retried>(paths.retryJobs),
};
