import { z } from 'zod';

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Where traces go; gateway and api read the same settings, which have the names of OpenTelemetry. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url()),
  OTEL_EXPORTER_OTLP_HEADERS: optional(z.string()),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

type Read = { [Name in keyof typeof tracingSettings]: z.output<(typeof tracingSettings)[Name]> };

export type TracingSettings = NonNullable<ReturnType<typeof tracingOf>>;

/** Undefined without an endpoint: then there are no traces. */
export const tracingOf = (read: Read) =>
  read.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : {
        endpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT,
        /** As `name=value`, separated by commas. */
        headers: read.OTEL_EXPORTER_OTLP_HEADERS,
        /** The share of traces that are sent, from 0 to 1. */
        share: read.OTEL_TRACES_SAMPLER_ARG,
      };

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

/** The packages of OpenTelemetry are loaded only if traces are wanted. */
export async function openTracing(
  settings: TracingSettings | undefined,
  options: TracingOptions,
): Promise<Tracing | undefined> {
  if (!settings) return undefined;
  const { createTracing } = await import('./open-telemetry.ts');
  return createTracing(settings, options);
}
