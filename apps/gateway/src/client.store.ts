import { Database } from '#platform';
import type { ClientKind } from '#platform';
import type { UnitOfWork } from '#messaging';
import { Injectable } from '@nestjs/common';

/** One who may log in, as stored. */
export interface Client {
  clientId: string;
  kind: ClientKind;
  merchantId?: string;
  partnerId?: string;
  secretHash: string;
}

interface ClientRow {
  client_id: string;
  kind: ClientKind;
  merchant_id: string | null;
  partner_id: string | null;
  secret_hash: string;
}

const SELECT_CLIENT = `
  SELECT client_id, kind, merchant_id, partner_id, secret_hash FROM client WHERE client_id = $1`;

@Injectable()
export class ClientStore {
  constructor(private readonly database: Database) {}

  async find(clientId: string): Promise<Client | undefined> {
    const [row] = (await this.database.http.query(SELECT_CLIENT, [clientId])) as ClientRow[];
    return row && toClient(row);
  }
}

/** The client, its row locked to the end of the transaction. */
export async function lockClient(work: UnitOfWork, clientId: string): Promise<Client | undefined> {
  const [row] = await work.query<ClientRow>(`${SELECT_CLIENT} FOR UPDATE`, [clientId]);
  return row && toClient(row);
}

/** Creates the client, or makes an existing one equal to it. */
export async function putClient(work: UnitOfWork, client: Client): Promise<void> {
  await work.query(
    `INSERT INTO client (client_id, kind, merchant_id, partner_id, secret_hash)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (client_id) DO UPDATE
       SET kind = excluded.kind, merchant_id = excluded.merchant_id,
           partner_id = excluded.partner_id, secret_hash = excluded.secret_hash`,
    [
      client.clientId,
      client.kind,
      client.merchantId ?? null,
      client.partnerId ?? null,
      client.secretHash,
    ],
  );
}

function toClient(row: ClientRow): Client {
  return {
    clientId: row.client_id,
    kind: row.kind,
    ...(row.merchant_id === null ? {} : { merchantId: row.merchant_id }),
    ...(row.partner_id === null ? {} : { partnerId: row.partner_id }),
    secretHash: row.secret_hash,
  };
}
