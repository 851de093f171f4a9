import {
  Enum,
  Id,
  Int,
  Refusal,
  Text,
  Value,
  type ClientAccess,
  type ClientKind,
  type FieldError,
  rules,
} from '#platform';
import {
  ACCESSES,
  OPEN_ID_PREFIX,
  SECRET_KINDS,
  type ClientIdentity,
} from '../auth/store/client.store.js';

const LIMIT = 50;
const LIMIT_MAX = 200;
const WEEK_SECONDS = 604_800;

/** Decision 2.7. */
const MERCHANT = /^[A-Z0-9]{2,16}$/;
const merchantId: rules.Rule = {
  schema: { type: 'string', pattern: MERCHANT.source },
  check: (value) =>
    typeof value === 'string' && MERCHANT.test(value)
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
    doc: 'The id with which the client logs in. `oidc:` begins the ids of people who sign in with an OpenID provider.',
  })
  clientId!: string;

  @Enum(SECRET_KINDS, {
    doc: 'Decides what it may do. Sales channels have no secret; they are issued tokens.',
  })
  kind!: ClientKind;

  @Value(merchantId, { optional: true, doc: 'Whose merchant it is; for the kind `merchant`.' })
  merchantId?: string;

  @Id('Which partner it is; for the kind `fulfillment-partner`.', { optional: true })
  partnerId?: string;

  @Enum(ACCESSES, {
    optional: true,
    doc: 'For the kind `operator`: with `read` it may use GET operations only. `full` when left out.',
  })
  access?: ClientAccess;
}

export class ListClientsQuery {
  @Enum(SECRET_KINDS, { optional: true, doc: 'Only of this kind.' })
  kind?: string;

  @Id('Begins after this client: `next` of the page before.', { optional: true })
  after?: string;

  @Int({ min: 1, max: LIMIT_MAX, optional: true, doc: '1 to 200 clients; 50 when left out.' })
  limit: number = LIMIT;
}

export class RotateSecretRequest {
  @Int({
    min: 0,
    max: WEEK_SECONDS,
    optional: true,
    doc: 'For how many seconds the old secret stays valid beside the new one; 0 when left out.',
  })
  graceSeconds: number = 0;
}

export class RevokeClientRequest {
  @Text({
    min: 1,
    max: 512,
    optional: true,
    doc: 'Why; kept in the audit and published in the event.',
  })
  reason?: string;
}

/** @throws Refusal `client-members` when the other members do not match the kind (decision 1.4) */
export function toIdentity({
  clientId,
  kind,
  merchantId: merchant,
  partnerId: partner,
  access,
}: CreateClientRequest): ClientIdentity {
  const errors = [
    ...memberFault('merchantId', merchant, kind === 'merchant'),
    ...memberFault('partnerId', partner, kind === 'fulfillment-partner'),
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
    ...(access === 'read' ? { access } : {}),
  };
}

function memberFault(name: string, value: string | undefined, isDue: boolean): FieldError[] {
  const pointer = `/${name}`;
  if (isDue && value === undefined) return [{ pointer, code: 'required', detail: 'is required' }];
  if (isDue || value === undefined) return [];
  return [{ pointer, code: 'not-allowed', detail: 'is not allowed for this kind' }];
}
