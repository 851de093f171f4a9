import { Database, RowColumns, type Nullable } from '#platform';
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

/** A client's identity as stored. */
type StoredIdentity = Omit<ClientIdentity, 'access'> & { access: ClientAccess };

const IDENTITY = new RowColumns<StoredIdentity>(
  {
    clientId: 'text',
    kind: 'text',
    merchantId: 'text',
    partnerId: 'text',
    salesChannel: 'text',
    scopes: 'text[]',
    access: 'text',
  },
  ['clientId'],
);

interface ClientRow extends Nullable<StoredIdentity> {
  secretHash: string;
  previousSecretHash: string | null;
  createdAt: Date;
  secretChangedAt: Date;
  previousSecretUntil: Date | null;
  revokedAt: Date | null;
}

export interface ClientFilter {
  kind?: string | undefined;
  /** A client id. */
  after?: string | undefined;
}

/** Leaves out a previous secret that has expired. */
const COLUMNS = `${IDENTITY.selected}, secret_hash AS "secretHash", created_at AS "createdAt",
       secret_changed_at AS "secretChangedAt", revoked_at AS "revokedAt",
       CASE WHEN previous_secret_until > now() THEN previous_secret_hash END AS "previousSecretHash",
       CASE WHEN previous_secret_until > now() THEN previous_secret_until END AS "previousSecretUntil"`;

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
    const { secretHash, previousSecretHash } = row;
    return {
      ...toIdentity(row),
      secretHashes: [secretHash, ...(previousSecretHash === null ? [] : [previousSecretHash])],
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
  return row && { ...toListedClient(row), secretHash: row.secretHash };
}

/**
 * Locks all operators that may log in and make changes, so that operators who revoke each other are serialized.
 * @returns their ids
 */
export async function lockOperators(unitOfWork: UnitOfWork): Promise<string[]> {
  const rows = await unitOfWork.query<{ clientId: string }>(
    `SELECT client_id AS "clientId" FROM client
      WHERE kind = 'operator' AND access = 'full' AND revoked_at IS NULL ORDER BY client_id FOR UPDATE`,
  );
  return rows.map(({ clientId }) => clientId);
}

/** @returns undefined when the id is taken */
export async function addClient(
  unitOfWork: UnitOfWork,
  client: Client,
): Promise<ListedClient | undefined> {
  const [row] = await unitOfWork.query<ClientRow>(
    `${INSERT_CLIENT} ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
    [rowOf(client)],
  );
  return row && toListedClient(row);
}

/** Creates the client, or updates an existing one. */
export async function putClient(unitOfWork: UnitOfWork, client: Client): Promise<void> {
  await unitOfWork.query(
    `${INSERT_CLIENT}
     ON CONFLICT (client_id) DO UPDATE
       SET ${IDENTITY.replaced}, secret_hash = excluded.secret_hash`,
    [rowOf(client)],
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
  INSERT INTO client (${IDENTITY.names}, secret_hash)
  SELECT ${IDENTITY.members}, "secretHash" FROM ${IDENTITY.table('$1', '"secretHash" text')}`;

const LIST = `
  SELECT ${COLUMNS} FROM client
   WHERE ($1::text IS NULL OR kind = $1) AND ($2::text IS NULL OR client_id > $2)
   ORDER BY client_id LIMIT $3`;

/** No token is valid for longer than a year (`TOKEN_TTL_SECONDS`). */
const REVOKED = `
  SELECT ${IDENTITY.selected} FROM client WHERE revoked_at > now() - interval '1 year 1 day'`;

const SCOPES = `
  SELECT ${IDENTITY.selected} FROM client WHERE scopes IS NOT NULL AND revoked_at IS NULL`;

const CHANGE_SECRET = `
  UPDATE client
     SET secret_hash = $2, secret_changed_at = now(),
         previous_secret_hash = CASE WHEN $3::int > 0 THEN secret_hash END,
         previous_secret_until = CASE WHEN $3::int > 0 THEN now() + $3::int * interval '1 s' END
   WHERE client_id = $1
  RETURNING ${COLUMNS}`;

function rowOf(client: Client): string {
  return IDENTITY.json([{ ...client, access: client.access ?? 'full' }], 'secretHash');
}

function toIdentity(row: Nullable<StoredIdentity>): ClientIdentity {
  const { access, ...identity } = IDENTITY.read(row);
  return { ...identity, ...(access === 'read' && { access }) };
}

function toListedClient(row: ClientRow): ListedClient {
  const { createdAt, secretChangedAt, previousSecretUntil, revokedAt } = row;
  return {
    ...toIdentity(row),
    createdAt,
    secretChangedAt,
    ...(previousSecretUntil !== null && { previousSecretUntil }),
    ...(revokedAt !== null && { revokedAt }),
  };
}
