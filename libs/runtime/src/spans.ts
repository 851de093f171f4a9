import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span as ApiSpan,
  type Tracer,
} from '@opentelemetry/api';
import { redactText } from './redact-text.js';
import { readTraceparent, writeTraceparent } from './work-context.js';

/** A span of an exported trace. */
export interface Span {
  /** The context to pass on, in headers of requests and events. */
  readonly traceparent: string;
  set(attributes: Attributes): void;
  /** @param failure the error, if there is one; its message is exported as it would be logged */
  end(failure?: Failure): void;
}

/** An error, or a similar object. */
export type Failure = Pick<Error, 'name' | 'message'>;

export interface SpanOptions {
  /** The `traceparent` of the cause; a new trace begins if it is absent or invalid. */
  parent?: string | undefined;
  kind?: keyof typeof SpanKind;
  attributes?: Attributes;
  /** Milliseconds since 1970, if the work began before now. */
  startedAt?: number;
}

let tracer: Tracer | undefined;

/** Sets the tracer of all spans from now on; undefined disables them. */
export function useTracer(next: Tracer | undefined): void {
  tracer = next;
}

/** Whether this process exports spans. */
export function isTracing(): boolean {
  return tracer !== undefined;
}

/** @returns undefined if this process exports no spans, so that they cost nothing */
export function beginSpan(name: string, options: SpanOptions = {}): Span | undefined {
  if (tracer === undefined) return undefined;
  const { parent, kind = 'INTERNAL', attributes, startedAt } = options;
  const span = tracer.startSpan(
    name,
    {
      kind: SpanKind[kind],
      ...(attributes && { attributes }),
      ...(startedAt !== undefined && { startTime: startedAt }),
    },
    contextOf(parent),
  );
  return new OwnSpan(span);
}

/** Runs work under a span, if spans are exported. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  const span = beginSpan(name, options);
  if (span === undefined) return work();
  try {
    const result = await work();
    span.end();
    return result;
  } catch (error) {
    span.end(error as Error);
    throw error;
  }
}

class OwnSpan implements Span {
  readonly traceparent: string;

  constructor(private readonly span: ApiSpan) {
    const { traceId, spanId, traceFlags } = span.spanContext();
    const flags = traceFlags.toString(16).padStart(2, '0');
    this.traceparent = writeTraceparent({ traceId, spanId, flags });
  }

  set(attributes: Attributes): void {
    this.span.setAttributes(attributes);
  }

  end(failure?: Failure): void {
    if (failure !== undefined) {
      this.span.setAttribute('error.type', failure.name);
      this.span.setStatus({ code: SpanStatusCode.ERROR, message: redactText(failure.message) });
    }
    this.span.end();
  }
}

function contextOf(traceparent: string | undefined): Context {
  const parent = readTraceparent(traceparent);
  if (parent === undefined) return ROOT_CONTEXT;
  const { traceId, spanId, flags } = parent;
  // Only the first bit is defined: sampled.
  const traceFlags = Number.parseInt(flags, 16) & 1;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
