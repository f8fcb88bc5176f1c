import type { DelegationRight, ErrorCode } from '@handover/shared/contract';
import type { z } from 'zod';
import type { Config } from '../config.ts';
import type { FileRule } from '../storage/file-rule.ts';
import type { Call, Shape, Viewer } from './call.ts';
import type { PublicRead } from './public-read.ts';

/**
 * `guest`: a token is not looked at (signing in). `anyone`: a bad token is 401, none is anonymous. `signed-in`: 401
 * without one. `staff`: 403 for the rest.
 */
export type Access = 'guest' | 'anyone' | 'signed-in' | 'staff';
type ViewerOf<A extends Access> = A extends 'guest' | 'anyone' ? Viewer | null : Viewer;

/** What a call is about: its id is that of the path, unless a form or a query names it. `list` is of one person, whom the query names. */
export type Subject =
  | 'company'
  | 'opportunity'
  | 'deal'
  | 'request'
  | 'snapshot'
  | 'letter'
  | 'question'
  | 'diligence'
  | 'published'
  | 'closing_line'
  | 'agreement'
  | 'agreement_version'
  | 'file'
  | 'list';

export interface OnBehalf {
  about: Subject;
  /** `accept`: the right to negotiate, and to accept. `never`: the adviser is told that this is the principal's alone. */
  needs: DelegationRight | 'accept' | 'never';
  /** The id of the subject, where it is not in the path. */
  idOf?: (call: { body: Record<string, unknown>; query: Record<string, unknown> }) => unknown;
}

interface Description<A extends Access> {
  access: A;
  summary: string;
  /** What the call does, and which of the people with `access` can make it. */
  description: string;
  /** The codes that it refuses by, besides those of any call of its kind. */
  errors?: readonly ErrorCode[];
  /** Refused (403) while the e-mail address of the viewer is not proven. */
  provenOnly?: boolean;
  /** How an adviser may make it for somebody. Absent: never. */
  onBehalf?: OnBehalf;
  /** 200 by default. */
  status?: number;
  /** How often an address may call it, e.g. `{ max: 20, timeWindow: '1 hour' }`. */
  rate?: { max: number | ((config: Config) => number); timeWindow: string };
  /** Caches may store the response, and visitors may read it from the replica; the handler reads `call.db`. */
  publicRead?: PublicRead;
  /** The body may be multipart; by field, the files it may hold. Its text fields are validated by `body`. */
  files?: Record<string, FileRule>;
}

/** A row of a route table. The type of its handler was checked where the row was made. */
export interface Route extends Description<Access> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  body?: z.ZodType;
  params?: z.ZodType;
  query?: z.ZodType;
  /** Fields that it does not name are left out. Absent: an empty response or a stream. */
  response?: z.ZodType;
  handler: (call: Call<Shape, never>) => unknown;
}

/** The table of a feature, by the name of the call in generated clients (`operationId`). */
export type Routes = Record<string, Route>;

/** Makes a row; the compiler checks the handler against its schemas. */
const rowOf =
  (method: Route['method']) =>
  <A extends Access, T extends z.ZodType, B extends z.ZodType, P extends z.ZodType, Q extends z.ZodType>(
    url: string,
    definition: Description<A> & {
      body?: B;
      params?: P;
      query?: Q;
      response?: T;
      handler: (
        call: Call<{ body: B; params: P; query: Q }, ViewerOf<A>>,
      ) => Promise<z.input<T>> | z.input<T>;
    },
  ): Route =>
    // Each route has types of its own; a table has routes of all.
    ({ ...definition, method, url }) as unknown as Route;

export const get = rowOf('GET');
export const post = rowOf('POST');
export const patch = rowOf('PATCH');
export const del = rowOf('DELETE');

/** A feature as the OpenAPI document shows it: its heading, and its calls. */
export interface DescribedFeature {
  name: string;
  description: string;
  routes: Routes;
}
