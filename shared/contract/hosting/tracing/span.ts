export interface TracingSettings {
  endpoint: string;
  /** The form is `name=value`, separated by commas. */
  headers: string | undefined;
  /** The share of traces that are sent, from 0 to 1. */
  share: number;
}

export type SpanAttributes = Record<string, string | number>;

/** A part of a trace: a request, or a query of it. */
export interface Span {
  /** The header by which it is passed on. */
  readonly traceparent: string;
  startChild(name: string, attributes: SpanAttributes): Span;
  end(outcome: { failed: boolean; attributes?: SpanAttributes }): void;
}

export interface Tracing {
  /** A request that was received; `parent` is the header of whoever sent it. */
  startRequest(name: string, attributes: SpanAttributes, parent?: string): Span;
  /** Sends what is left. */
  close(): Promise<void>;
}

export interface TracingOptions {
  service: 'gateway' | 'api';
  /** Called at most once a minute. */
  onError: (error: Error) => void;
}
