import type { ErrorCode } from '@handover/shared/contract';
import type { z } from 'zod';
import type { FileRule } from '../storage/file-rule.ts';
import type { Call, Shape, Viewer } from './call.ts';

/**
 * `guest`: a token is not looked at (signing in). `anyone`: a bad token is 401, none is anonymous. `signed-in`: 401
 * without one. `staff`: 403 for the rest.
 */
export type Access = 'guest' | 'anyone' | 'signed-in' | 'staff';
type ViewerOf<A extends Access> = A extends 'guest' | 'anyone' ? Viewer | null : Viewer;

interface Description<A extends Access> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  access: A;
  /** The name of the call in generated clients. */
  operationId: string;
  summary: string;
  /** What it does, and who of those with `access` may do it. */
  description: string;
  /** The codes that it refuses by, besides those of any call of its kind. */
  errors?: readonly ErrorCode[];
  /** 200 untold. */
  status?: number;
  /** Calls an address may make in a time, e.g. `{ max: 20, timeWindow: '1 hour' }`. */
  rate?: { max: number; timeWindow: string };
  /** The body may be multipart; by field, the files it may hold. Its text fields are validated by `body`. */
  files?: Record<string, FileRule>;
}

export interface RouteDefinition<A extends Access, S extends Shape, T extends z.ZodType>
  extends Description<A> {
  body?: S['body'];
  params?: S['params'];
  query?: S['query'];
  /** Shape of the answer; what it does not name is left out. Absent: an empty answer or a stream. */
  answer?: T;
  handler: (call: Call<S, ViewerOf<A>>) => Promise<z.input<T>> | z.input<T>;
}

/** A row of a route table, its handler forgotten as a type. */
export interface Route extends Description<Access> {
  body?: z.ZodType;
  params?: z.ZodType;
  query?: z.ZodType;
  answer?: z.ZodType;
  handler: (call: Call<Shape, never>) => unknown;
}

/** One row of a feature's table; the compiler checks the handler against its schemas. */
export function route<
  A extends Access,
  T extends z.ZodType,
  B extends z.ZodType,
  P extends z.ZodType,
  Q extends z.ZodType,
>(
  definition: Omit<RouteDefinition<A, { body: B; params: P; query: Q }, T>, 'handler'> & {
    body?: B;
    params?: P;
    query?: Q;
    handler: (call: Call<{ body: B; params: P; query: Q }, ViewerOf<A>>) => Promise<z.input<T>> | z.input<T>;
  },
): Route {
  return definition as unknown as Route;
}
