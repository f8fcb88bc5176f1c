import type {
  AuditChain,
  AuditEvent,
  AuditKind,
  Paged,
  Person,
  PersonDetail,
  PersonMeasureBody,
} from '@handover/shared/contract';
import { paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

/** Accounts by a part of the name or the address; without a text those that are suspended. On record. */
export const listPeople = (http: HttpClient, search: string, page: number, signal: AbortSignal) =>
  http.get<Paged<Person>>(paths.people, { params: { search, page, page_size: 20 }, signal });

/** Reads a person. The call is logged. */
export const readPerson = (http: HttpClient, id: string, signal: AbortSignal) =>
  http.get<PersonDetail>(paths.person(id), { signal });

export const takeMeasure = (http: HttpClient, id: number, body: PersonMeasureBody) =>
  http.post<PersonDetail>(paths.personMeasures(id), body);

/** Notes that the proof of funds was seen today. */
export const confirmFunds = (http: HttpClient, id: number) => http.post<PersonDetail>(paths.personFunds(id));

export interface AuditFilter {
  kind?: AuditKind | undefined;
  /** The actor, or the person whose account it is about. */
  person?: number | undefined;
}

/** The latest first. */
export const listAuditEvents = (http: HttpClient, filter: AuditFilter, page: number, signal: AbortSignal) =>
  http.get<Paged<AuditEvent>>(paths.auditEvents, { params: { ...filter, page, page_size: 50 }, signal });

export const verifyAudit = (http: HttpClient) => http.post<AuditChain>(paths.verifyAudit);
