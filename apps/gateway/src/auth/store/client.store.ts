import { Database } from '#platform';
import type { Caller, ClientAccess, ClientKind, TokenScope } from '#edge';
import type { UnitOfWork } from '#messaging';
import { Injectable } from '@nestjs/common';

/** The kinds of clients, all of which may log in with a secret. */
export const CLIENT_KINDS = [
  'merchant',
  'fulfillment-partner',
  'sales-channel',
  'operator',
] as const satisfies ClientKind[];

export const ACCESSES: readonly ClientAccess[] = ['full', 'read'];

/**
 * Ids of people who sign in with an OpenID provider begin with this prefix, and ids of clients never do: otherwise a
 * client could pass for a person in the audit (decision 2.9).
 */
export const OPEN_ID_PREFIX = 'oidc:';

/** The identity of a client, as in its tokens. */
export interface ClientIdentity {
  clientId: string;
  kind: ClientKind;
  merchantId?: string;
  partnerId?: string;
  salesChannel?: string;
  /** The scopes of a sales channel's client (decision 10.2). */
  scopes?: TokenScope[];
  /** `read` for an operator with read access; undefined for full access (decision 2.2). */
  access?: 'read';
}

/** A stored client. */
export interface Client extends ClientIdentity {
  secretHash: string;
}

/** A client as shown to operators: without its secret. */
export interface ListedClient extends ClientIdentity {
  createdAt: Date;
  secretChangedAt: Date;
  /** The date until which the previous secret is valid. */
  previousSecretUntil?: Date;
  revokedAt?: Date;
}

/** A client that may log in, with every valid secret. */
export interface Credentials extends ClientIdentity {
  secretHashes: string[];
}

interface ClientRow {
  client_id: string;
  kind: ClientKind;
  merchant_id: string | null;
  partner_id: string | null;
  sales_channel: string | null;
  scopes: TokenScope[] | null;
  access: ClientAccess;
  secret_hash: string;
  previous_secret_hash: string | null;
  created_at: Date;
  secret_changed_at: Date;
  previous_secret_until: Date | null;
  revoked_at: Date | null;
}

export interface ClientFilter {
  kind?: string | undefined;
  /** A client id. */
  after?: string | undefined;
}

/** Leaves out a previous secret that has expired. */
const COLUMNS = `client_id, kind, merchant_id, partner_id, sales_channel, scopes, access, secret_hash, created_at, secret_changed_at,
       revoked_at,
       CASE WHEN previous_secret_until > now() THEN previous_secret_hash END AS previous_secret_hash,
       CASE WHEN previous_secret_until > now() THEN previous_secret_until END AS previous_secret_until`;

const SELECT_CLIENT = `SELECT ${COLUMNS} FROM client WHERE client_id = $1`;

@Injectable()
export class ClientStore {
  constructor(private readonly database: Database) {}

  /** @returns undefined for a client that is unknown or revoked */
  async find(clientId: string): Promise<Credentials | undefined> {
    const [row] = (await this.database.http.query(`${SELECT_CLIENT} AND revoked_at IS NULL`, [
      clientId,
    ])) as ClientRow[];
    if (row === undefined) return undefined;
    const previous = row.previous_secret_hash;
    return {
      ...toIdentity(row),
      secretHashes: [row.secret_hash, ...(previous === null ? [] : [previous])],
    };
  }

  /** By client id, including revoked ones. */
  async list({ kind, after }: ClientFilter, limit: number): Promise<ListedClient[]> {
    const rows = (await this.database.http.query(LIST, [kind, after, limit])) as ClientRow[];
    return rows.map(toListedClient);
  }

  /** Revoked clients whose tokens may not have expired, as `revocationKey` names them. */
  async revokedKeys(): Promise<string[]> {
    const rows = (await this.database.worker.query(REVOKED)) as ClientRow[];
    return rows.map((row) => revocationKey(toIdentity(row)));
  }

  /** The current scopes of the clients that have any, by `revocationKey`. */
  async scopes(): Promise<Map<string, readonly TokenScope[]>> {
    const rows = (await this.database.worker.query(SCOPES)) as ClientRow[];
    return new Map(rows.map((row) => [revocationKey(toIdentity(row)), row.scopes ?? []]));
  }
}

/**
 * The key contains the kind, since a client and a sales channel may have the same id. It also contains the channel,
 * whose name is in the tokens that are issued to it: no client of the channel has that name.
 */
export function revocationKey({
  kind,
  clientId,
  salesChannel = '',
}: Pick<Caller, 'kind' | 'clientId' | 'salesChannel'>): string {
  return `${kind} ${salesChannel} ${clientId}`;
}

/** Locks the client until the end of the transaction. */
export async function lockClient(
  unitOfWork: UnitOfWork,
  clientId: string,
): Promise<(ListedClient & Client) | undefined> {
  const [row] = await unitOfWork.query<ClientRow>(`${SELECT_CLIENT} FOR UPDATE`, [clientId]);
  return row && { ...toListedClient(row), secretHash: row.secret_hash };
}

/**
 * Locks all operators that may log in and make changes, so that operators who revoke each other are serialized.
 * @returns their ids
 */
export async function lockOperators(unitOfWork: UnitOfWork): Promise<string[]> {
  const rows = await unitOfWork.query<ClientRow>(
    `SELECT client_id FROM client
      WHERE kind = 'operator' AND access = 'full' AND revoked_at IS NULL ORDER BY client_id FOR UPDATE`,
  );
  return rows.map(({ client_id }) => client_id);
}

/** @returns undefined when the id is taken */
export async function addClient(
  unitOfWork: UnitOfWork,
  client: Client,
): Promise<ListedClient | undefined> {
  const [row] = await unitOfWork.query<ClientRow>(
    `${INSERT_CLIENT} ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
    valuesOf(client),
  );
  return row && toListedClient(row);
}

/** Creates the client, or updates an existing one. */
export async function putClient(unitOfWork: UnitOfWork, client: Client): Promise<void> {
  await unitOfWork.query(
    `${INSERT_CLIENT}
     ON CONFLICT (client_id) DO UPDATE
       SET kind = excluded.kind, merchant_id = excluded.merchant_id, partner_id = excluded.partner_id,
           sales_channel = excluded.sales_channel, scopes = excluded.scopes, access = excluded.access,
           secret_hash = excluded.secret_hash`,
    valuesOf(client),
  );
}

/** @param graceSeconds how long the current secret stays valid in addition to the new one */
export async function changeSecret(
  unitOfWork: UnitOfWork,
  clientId: string,
  secretHash: string,
  graceSeconds: number,
): Promise<ListedClient> {
  const [row] = await unitOfWork.query<ClientRow>(CHANGE_SECRET, [
    clientId,
    secretHash,
    graceSeconds,
  ]);
  return toListedClient(row as ClientRow);
}

export async function changeScopes(
  unitOfWork: UnitOfWork,
  clientId: string,
  scopes: readonly TokenScope[],
): Promise<ListedClient> {
  const [row] = await unitOfWork.query<ClientRow>(
    `UPDATE client SET scopes = $2 WHERE client_id = $1 RETURNING ${COLUMNS}`,
    [clientId, scopes],
  );
  return toListedClient(row as ClientRow);
}

export async function markRevoked(unitOfWork: UnitOfWork, clientId: string): Promise<ListedClient> {
  const [row] = await unitOfWork.query<ClientRow>(
    `UPDATE client SET revoked_at = now(), previous_secret_hash = NULL, previous_secret_until = NULL
      WHERE client_id = $1 RETURNING ${COLUMNS}`,
    [clientId],
  );
  return toListedClient(row as ClientRow);
}

const INSERT_CLIENT = `
  INSERT INTO client (client_id, kind, merchant_id, partner_id, sales_channel, scopes, access, secret_hash)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;

const LIST = `
  SELECT ${COLUMNS} FROM client
   WHERE ($1::text IS NULL OR kind = $1) AND ($2::text IS NULL OR client_id > $2)
   ORDER BY client_id LIMIT $3`;

/** No token is valid for longer than a year (`TOKEN_TTL_SECONDS`). */
const REVOKED = `
  SELECT client_id, kind, sales_channel FROM client WHERE revoked_at > now() - interval '1 year 1 day'`;

const SCOPES = `
  SELECT client_id, kind, sales_channel, scopes FROM client WHERE scopes IS NOT NULL AND revoked_at IS NULL`;

const CHANGE_SECRET = `
  UPDATE client
     SET secret_hash = $2, secret_changed_at = now(),
         previous_secret_hash = CASE WHEN $3::int > 0 THEN secret_hash END,
         previous_secret_until = CASE WHEN $3::int > 0 THEN now() + $3::int * interval '1 s' END
   WHERE client_id = $1
  RETURNING ${COLUMNS}`;

function valuesOf(client: Client): unknown[] {
  const { clientId, kind, merchantId, partnerId, salesChannel, scopes, access, secretHash } =
    client;
  return [
    clientId,
    kind,
    merchantId ?? null,
    partnerId ?? null,
    salesChannel ?? null,
    scopes ?? null,
    access ?? 'full',
    secretHash,
  ];
}

function toIdentity(row: ClientRow): ClientIdentity {
  return {
    clientId: row.client_id,
    kind: row.kind,
    ...(typeof row.merchant_id === 'string' ? { merchantId: row.merchant_id } : {}),
    ...(typeof row.partner_id === 'string' ? { partnerId: row.partner_id } : {}),
    ...(typeof row.sales_channel === 'string' ? { salesChannel: row.sales_channel } : {}),
    ...(Array.isArray(row.scopes) ? { scopes: row.scopes } : {}),
    ...(row.access === 'read' ? { access: row.access } : {}),
  };
}

function toListedClient(row: ClientRow): ListedClient {
  return {
    ...toIdentity(row),
    createdAt: row.created_at,
    secretChangedAt: row.secret_changed_at,
    ...(row.previous_secret_until === null
      ? {}
      : { previousSecretUntil: row.previous_secret_until }),
    ...(row.revoked_at === null ? {} : { revokedAt: row.revoked_at }),
  };
}
