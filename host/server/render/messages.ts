import type { ReleaseSet } from '@handover/shared/federation';
import type { RenderFault, RenderRequest, RenderResult } from '../../src/render/render-contract.ts';

/** What a worker starts with. */
export interface WorkerSettings {
  set: ReleaseSet;
  /** The folder of the release store. */
  folder: string;
  apiUrl: string;
  /** Holds the index of the remote that rendered last, in the order of `set.remotes`: still readable when the worker hangs. */
  mark: Int32Array;
}

/** A page to render, until `endsAt` in ms. */
export interface RenderCall {
  id: number;
  endsAt: number;
  request: Omit<RenderRequest, 'totalMs'>;
}

export type WorkerMessage =
  | { type: 'ready' }
  | { type: 'fault'; fault: RenderFault }
  /** Without a result the browser renders the page. */
  | { type: 'done'; id: number; result?: RenderResult };
