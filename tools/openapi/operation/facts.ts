import { KIB, MIB, type Access, type TokenScope } from '#edge';

/** The properties that determine how an operation may be called. */
export interface Call {
  access: Access;
  /** The scope that the token of a sales channel needs. */
  scope: TokenScope | undefined;
  method: string;
  /** Whether a POST may be repeated unchanged. */
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
  return [clientsOf(call), retryOf(call), ...limit].join(' ');
}

function clientsOf({ access, scope }: Call): string {
  if (access === 'public') return 'Needs no token.';
  if (scope !== undefined) return `For sales channels, with the scope \`${scope}\`.`;
  if (access === 'channel-token') return `For ${CLIENTS['sales-channel']}.`;
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
