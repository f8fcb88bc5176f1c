import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { setGlobalErrorHandler, TRACE_PARENT_HEADER, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Span, SpanAttributes, Tracing, TracingOptions, TracingSettings } from './span.ts';

const SENT_EVERY_MS = 2000;
const TOLD_EVERY_MS = 60_000;
/** How long an ending process waits for the collector. */
const LAST_MS = 2000;

const propagator = new W3CTraceContextPropagator();

export function createTracing(
  { endpoint, headers, share }: TracingSettings,
  { service, onError }: TracingOptions,
): Tracing {
  setGlobalErrorHandler(atMostEvery(TOLD_EVERY_MS, onError));
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: headersOf(headers),
    timeoutMillis: LAST_MS,
  });
  const byShare = new TraceIdRatioBasedSampler(share);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `handover-${service}` }),
    // Anybody may send a trace to the gateway, and none decides for it; the api follows the gateway.
    sampler: service === 'gateway' ? byShare : new ParentBasedSampler({ root: byShare }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: SENT_EVERY_MS })],
  });
  const tracer = provider.getTracer('handover');
  return {
    startRequest(name, attributes, parent) {
      const carrier = parent === undefined ? {} : { [TRACE_PARENT_HEADER]: parent };
      const context = propagator.extract(ROOT_CONTEXT, carrier, defaultTextMapGetter);
      return startSpan(tracer, context, { name, attributes, kind: SpanKind.SERVER });
    },
    close: () => provider.shutdown().catch(onError),
  };
}

interface Started {
  name: string;
  attributes: SpanAttributes;
  kind: SpanKind;
}

function startSpan(tracer: Tracer, parent: Context, { name, ...options }: Started): Span {
  const span = tracer.startSpan(name, options, parent);
  const context = trace.setSpan(parent, span);
  return {
    get traceparent() {
      const carrier: Record<string, string> = {};
      propagator.inject(context, carrier, defaultTextMapSetter);
      return carrier[TRACE_PARENT_HEADER] ?? '';
    },
    startChild: (childName, attributes) =>
      startSpan(tracer, context, { name: childName, attributes, kind: SpanKind.CLIENT }),
    end({ failed, attributes = {} }) {
      span.setAttributes(attributes);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** The format of OpenTelemetry's setting: values are percent-encoded. */
function headersOf(text = ''): Record<string, string> {
  return Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const [name = '', ...value] = pair.split('=');
      return name.trim() ? [[name.trim(), decodeURIComponent(value.join('=').trim())]] : [];
    }),
  );
}

/** A collector that is away would fill the log. */
function atMostEvery(ms: number, onError: (error: Error) => void) {
  let last = Number.NEGATIVE_INFINITY;
  return (error: unknown) => {
    if (performance.now() - last < ms) return;
    last = performance.now();
    onError(error instanceof Error ? error : new Error(String(error)));
  };
}
