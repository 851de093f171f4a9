import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as received. */
export interface ReceivedSpan {
  /** The `service.name` of the process that sent it. */
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  /** Empty for the first span of a trace. */
  parentSpanId: string;
  kind: string;
  startedAt: number;
  endedAt: number;
  attributes: Record<string, unknown>;
  failed: boolean;
}

interface OtlpAttribute {
  key: string;
  value: Record<string, unknown>;
}

interface OtlpSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: OtlpAttribute[];
  status: { code?: number };
}

interface OtlpTraces {
  resourceSpans: {
    resource: { attributes: OtlpAttribute[] };
    scopeSpans: { spans: OtlpSpan[] }[];
  }[];
}

const KINDS = ['UNSPECIFIED', 'INTERNAL', 'SERVER', 'CLIENT', 'PRODUCER', 'CONSUMER'];

/** Receives traces over OTLP/HTTP with JSON, like a collector, and stores them. */
export class TraceReceiver {
  readonly spans: ReceivedSpan[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<TraceReceiver> {
    const server = createServer((request, response) => void receiver.receive(request, response));
    const receiver = new TraceReceiver(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isForTraces = request.url === '/v1/traces';
    const body = await json(request);
    if (isForTraces) this.spans.push(...spansOf(body as OtlpTraces));
    response.writeHead(isForTraces ? 200 : 404).end('{}');
  }

  /** The value for `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

function spansOf({ resourceSpans }: OtlpTraces): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => toReceived(service, span)));
  });
}

function toReceived(service: string, span: OtlpSpan): ReceivedSpan {
  return {
    service,
    name: span.name,
    traceId: span.traceId,
    spanId: span.spanId,
    parentSpanId: span.parentSpanId ?? '',
    kind: KINDS[span.kind] ?? '',
    startedAt: Number(span.startTimeUnixNano) / 1e6,
    endedAt: Number(span.endTimeUnixNano) / 1e6,
    attributes: valuesOf(span.attributes),
    failed: span.status.code === 2,
  };
}

function valuesOf(attributes: readonly OtlpAttribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
