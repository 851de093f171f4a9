import { KIB, MIB } from '#platform';
import type { Access } from '#platform';

/** What decides how an operation may be called. */
export interface Call {
  access: Access;
  method: string;
  /** A POST that may be repeated as it is. */
  repeatable: boolean;
  takesIdempotencyKey: boolean;
  /** The maximum of bytes; undefined without a body. */
  bodyLimit: number | undefined;
}

const CLIENTS = {
  merchant: 'merchants',
  'fulfillment-partner': 'fulfillment partners',
  'sales-channel': 'sales channels',
  operator: 'operators',
} as const;

const list = new Intl.ListFormat('en');

/** The last paragraph of each description: which clients may call the operation, whether to retry it, the body's limit. */
export function factsOf(call: Call): string {
  const limit = call.bodyLimit === undefined ? [] : [`Body: at most ${sizeOf(call.bodyLimit)}.`];
  return [clientsOf(call.access), retryOf(call), ...limit].join(' ');
}

function clientsOf(access: Access): string {
  if (access === 'public') return 'Needs no token.';
  if (access === 'channel-token') return 'For sales channels.';
  return `For ${list.format(access.map((kind) => CLIENTS[kind]))}.`;
}

function retryOf({ method, repeatable, takesIdempotencyKey }: Call): string {
  if (repeatable || method === 'get' || method === 'put') return 'Safe to retry.';
  return takesIdempotencyKey
    ? 'Safe to retry with the same `Idempotency-Key`.'
    : 'If the answer is lost, read the state before you retry.';
}

function sizeOf(bytes: number): string {
  return bytes % MIB === 0 ? `${bytes / MIB} MiB` : `${bytes / KIB} KiB`;
}
