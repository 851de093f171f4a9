import {
  DEFAULT_SCOPES,
  Enum,
  Id,
  Int,
  Refusal,
  Text,
  Value,
  type ClientAccess,
  type ClientKind,
  type FieldError,
  type TokenScope,
  rules,
} from '#edge';
import {
  ACCESSES,
  OPEN_ID_PREFIX,
  CLIENT_KINDS,
  type ClientIdentity,
} from '../auth/store/client.store.js';
import { orderedScopes, Scopes } from './scopes/scopes.js';

const LIMIT = 50;
const LIMIT_MAX = 200;
const WEEK_SECONDS = 604_800;

/** Decision 2.7. */
const TENANT = /^[A-Z0-9]{2,16}$/;
const tenantId: rules.Rule = {
  schema: { type: 'string', pattern: TENANT.source },
  check: (value) =>
    typeof value === 'string' && TENANT.test(value)
      ? undefined
      : { code: 'format', detail: 'must be 2 to 16 capital letters and digits' },
};

const newClientId: rules.Rule = {
  schema: { ...rules.id.schema, pattern: `^(?!${OPEN_ID_PREFIX})` },
  check: (value) =>
    rules.id.check(value) ??
    ((value as string).startsWith(OPEN_ID_PREFIX)
      ? { code: 'format', detail: `must not begin with \`${OPEN_ID_PREFIX}\`` }
      : undefined),
};

export class CreateClientRequest {
  @Value(newClientId, {
    doc: 'The id with which the client logs in. `oidc:` is the prefix of the ids of people who sign in with an OpenID provider.',
  })
  clientId!: string;

  @Enum(CLIENT_KINDS, {
    doc: 'The kind of the client, which decides what it may do.',
  })
  kind!: ClientKind;

  @Value(tenantId, { optional: true, doc: 'The merchant of the client; for the kind `merchant`.' })
  merchantId?: string;

  @Id('The partner of the client; for the kind `fulfillment-partner`.', { optional: true })
  partnerId?: string;

  @Value(tenantId, {
    optional: true,
    doc: 'The sales channel of the client; for the kind `sales-channel`. The ids of client and channel must differ.',
  })
  salesChannel?: string;

  @Scopes('For the kind `sales-channel`: the scopes of its tokens.', '`taxes` when left out.')
  scopes?: TokenScope[];

  @Enum(ACCESSES, {
    optional: true,
    doc: 'For the kind `operator`: `read` allows GET operations only. `full` when left out.',
  })
  access?: ClientAccess;
}

export class ListClientsQuery {
  @Enum(CLIENT_KINDS, { optional: true, doc: 'Lists only clients of this kind.' })
  kind?: string;

  @Id('The list begins after this client: `next` of the previous page.', { optional: true })
  after?: string;

  @Int({ min: 1, max: LIMIT_MAX, optional: true, doc: '1 to 200 clients; 50 when left out.' })
  limit: number = LIMIT;
}

export class RotateSecretRequest {
  @Int({
    min: 0,
    max: WEEK_SECONDS,
    optional: true,
    doc: 'The number of seconds for which the old secret stays valid in addition to the new one; 0 when left out.',
  })
  graceSeconds: number = 0;
}

export class ChangeScopesRequest {
  @Scopes('The new scopes of the tokens of the client.')
  scopes!: TokenScope[];
}

export class RevokeClientRequest {
  @Text({
    min: 1,
    max: 512,
    optional: true,
    doc: 'The reason, which is stored in the audit and published in the event.',
  })
  reason?: string;
}

/** @throws Refusal `client-members` when the other members do not match the kind (decision 1.4) */
export function toIdentity({
  clientId,
  kind,
  merchantId: merchant,
  partnerId: partner,
  salesChannel: channel,
  scopes,
  access,
}: CreateClientRequest): ClientIdentity {
  const isChannel = kind === 'sales-channel';
  const errors = [
    ...memberFault('merchantId', merchant, kind === 'merchant'),
    ...memberFault('partnerId', partner, kind === 'fulfillment-partner'),
    ...memberFault('salesChannel', channel, isChannel),
    ...(isChannel ? channelNameFault(clientId, channel) : memberFault('scopes', scopes, false)),
    ...(kind === 'operator' ? [] : memberFault('access', access, false)),
  ];
  if (errors.length > 0) {
    throw new Refusal('client-members', `The members do not match the kind ${kind}.`, { errors });
  }
  return {
    clientId,
    kind,
    ...(merchant === undefined ? {} : { merchantId: merchant }),
    ...(partner === undefined ? {} : { partnerId: partner }),
    ...(channel === undefined ? {} : { salesChannel: channel }),
    ...(isChannel ? { scopes: orderedScopes(scopes ?? DEFAULT_SCOPES) } : {}),
    ...(access === 'read' ? { access } : {}),
  };
}

/** Tokens that are issued to a channel contain its name: revoking a client of that name would end them too. */
function channelNameFault(clientId: string, salesChannel: string | undefined): FieldError[] {
  if (clientId !== salesChannel) return [];
  return [
    { pointer: '/clientId', code: 'not-allowed', detail: 'must differ from the sales channel' },
  ];
}

function memberFault(name: string, value: unknown, isDue: boolean): FieldError[] {
  const pointer = `/${name}`;
  if (isDue && value === undefined) return [{ pointer, code: 'required', detail: 'is required' }];
  if (isDue || value === undefined) return [];
  return [{ pointer, code: 'not-allowed', detail: 'is not allowed for this kind' }];
}
