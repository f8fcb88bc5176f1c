import type { MetricObjectWithValues, MetricValue } from 'prom-client';

export type Metrics = MetricObjectWithValues<MetricValue<string>>[];

/** The messages of the primary to a worker. */
export type ToWorker =
  /** Tells a spare worker to serve, with these settings. */
  | { type: 'begin'; env: Record<string, string> }
  /** All end. */
  | { type: 'close' }
  /** Another worker has taken its place: it ends once its connections have been used up, for so many ms. */
  | { type: 'replaced'; ms: number }
  | { type: 'read metrics'; id: number }
  | { type: 'all metrics'; id: number; metrics: Metrics[] };

/** The messages of a worker to the primary. */
export type ToPrimary =
  /** One that was forked ahead has its code. */
  | { type: 'loaded' }
  | { type: 'ready'; port: number }
  | { type: 'own metrics'; id: number; metrics: Metrics }
  | { type: 'gather metrics'; id: number };
