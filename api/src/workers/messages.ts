import type { MetricObjectWithValues, MetricValue } from 'prom-client';

export type Metrics = MetricObjectWithValues<MetricValue<string>>[];

/** What the primary says to a worker. */
export type ToWorker =
  /** All end. */
  | { type: 'close' }
  /** Another worker has taken its place: it ends once its connections have been used up, for so many ms. */
  | { type: 'replaced'; ms: number }
  | { type: 'read metrics'; id: number }
  | { type: 'all metrics'; id: number; metrics: Metrics[] };

/** What a worker says to the primary. */
export type ToPrimary =
  | { type: 'ready'; port: number }
  | { type: 'own metrics'; id: number; metrics: Metrics }
  | { type: 'gather metrics'; id: number };
