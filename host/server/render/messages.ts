import type { ReleaseSet } from '@handover/shared/federation';
import type { RenderFault, RenderRequest, RenderResult } from '../../src/render/render-contract.ts';

/** The settings that a worker starts with. */
export interface WorkerSettings {
  set: ReleaseSet;
  /** The folder of the release store. */
  folder: string;
  apiUrl: string;
  /** How long a page of the warm-up waits for data, in ms. */
  dataMs: number;
  /** Remotes that are left to browsers when it starts. */
  excluded: readonly string[];
  /** Holds the index of the remote that rendered last, in the order of `set.remotes`: still readable when the worker hangs. */
  mark: Int32Array;
}

/** A page to render, until `endsAt` in ms. */
export interface RenderCall {
  type: 'render';
  id: number;
  endsAt: number;
  request: Omit<RenderRequest, 'totalMs'>;
}

export type WorkerCall = RenderCall | { type: 'ping' };

export type WorkerMessage =
  /** The answer to a ping; while it warms up also after each page. */
  | { type: 'alive' }
  | { type: 'ready' }
  | { type: 'fault'; fault: RenderFault }
  /** If there is no result, the browser renders the page. */
  | { type: 'done'; id: number; result?: RenderResult };
