import type { DelegationRight, DelegationScope } from '@handover/shared/contract';
import type { idParamsSchema } from '@handover/shared/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Database } from '../../db/connect.ts';
import type { Upload } from '../storage/upload.ts';

/** The signed-in user who makes the request. */
export interface Viewer {
  id: number;
  /** Staff, with the second factor that the settings ask of them. */
  isStaff: boolean;
  /** Whether they are staff without the second factor that they need. */
  lacksSecondFactor: boolean;
  /** Whether they have proven that their e-mail address is theirs. */
  isProven: boolean;
  sessionId: string;
  /** Whether a delegation lets them act for somebody. */
  isAdviser: boolean;
  /** Set while they act for the person whose `id` this is. */
  acting?: Acting;
}

/** The delegation by which an adviser acts for its principal. */
export interface Acting {
  delegationId: number;
  adviserId: number;
  scope: DelegationScope;
  right: DelegationRight;
  /** Accepts letters and completes sales, too. */
  mayAccept: boolean;
  /** The name of the principal. */
  name: string;
}

/** The person who makes the call, also while they act for somebody. */
export const callerOf = ({ id, acting }: Viewer): number => acting?.adviserId ?? id;

/** Whose pictures and new names may be chosen: the viewer's, and those of the adviser who acts for them. */
export const makersOf = ({ id, acting }: Viewer): number[] => (acting ? [id, acting.adviserId] : [id]);

export interface Shape {
  body?: z.ZodType;
  params?: z.ZodType;
  query?: z.ZodType;
}

type Output<S, Key extends keyof Shape> = S extends { [K in Key]: infer T extends z.ZodType }
  ? z.output<T>
  : undefined;

/** The arguments of a handler: the validated input, the viewer and the application. */
export interface Call<S extends Shape = Shape, V extends Viewer | null = Viewer> {
  app: FastifyInstance;
  /** The database to read from: perhaps the replica for a `publicRead`, else the primary. */
  db: Database;
  request: FastifyRequest;
  reply: FastifyReply;
  viewer: V;
  body: Output<S, 'body'>;
  params: Output<S, 'params'>;
  query: Output<S, 'query'>;
  /** Files of a multipart body: checked and stored, and removed again if the response is an error. */
  files: Upload[];
}

/** A call about one record, with the id in its path. */
export type IdCall<S extends Shape = Shape> = Call<S & { params: typeof idParamsSchema }>;

/** A call that anyone can make. */
export type OpenCall<S extends Shape = Shape> = Call<S, Viewer | null>;
