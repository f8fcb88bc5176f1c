import { z } from 'zod';
import type { Tracing, TracingOptions, TracingSettings } from './span.ts';

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Where traces go; gateway and api read the same settings, which have the names of OpenTelemetry. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url()),
  OTEL_EXPORTER_OTLP_HEADERS: optional(z.string()),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

type Read = z.output<z.ZodObject<typeof tracingSettings>>;

/** Undefined without an endpoint: then there are no traces. */
export const tracingOf = (read: Read): TracingSettings | undefined =>
  read.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : {
        endpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: read.OTEL_EXPORTER_OTLP_HEADERS,
        share: read.OTEL_TRACES_SAMPLER_ARG,
      };

/** The packages of OpenTelemetry are loaded only if traces are wanted. */
export async function openTracing(
  settings: TracingSettings | undefined,
  options: TracingOptions,
): Promise<Tracing | undefined> {
  if (!settings) return undefined;
  const { createTracing } = await import('./open-telemetry.ts');
  return createTracing(settings, options);
}
