import type { UnitOfWork } from '#messaging';
import type { DataSource } from 'typeorm';

/** Whose reports come under a carrier id, and for which merchants (decision 7.8). */
export interface Carrier {
  carrierId: string;
  clientId: string;
  merchants: string[];
}

export async function findCarrier(
  store: DataSource,
  carrierId: string,
): Promise<Carrier | undefined> {
  const rows: { carrier_id: string; client_id: string; merchants: string[] }[] = await store.query(
    'SELECT carrier_id, client_id, merchants FROM carrier WHERE carrier_id = $1',
    [carrierId],
  );
  return rows.map((row) => ({
    carrierId: row.carrier_id,
    clientId: row.client_id,
    merchants: row.merchants,
  }))[0];
}

/** The merchants that a client serves under any of its carrier ids. */
export async function merchantsServedBy(store: DataSource, clientId: string): Promise<string[]> {
  const rows: { merchant: string }[] = await store.query(
    'SELECT DISTINCT unnest(merchants) AS merchant FROM carrier WHERE client_id = $1',
    [clientId],
  );
  return rows.map(({ merchant }) => merchant);
}

/** Adds carriers; one that is there keeps what operators made of it. */
export async function addCarriers(uow: UnitOfWork, carriers: readonly Carrier[]): Promise<void> {
  await uow.query(ADD_CARRIERS, [
    JSON.stringify(
      carriers.map(({ carrierId, clientId, merchants }) => ({
        carrier_id: carrierId,
        client_id: clientId,
        merchants,
      })),
    ),
  ]);
}

const ADD_CARRIERS = `
  INSERT INTO carrier (carrier_id, client_id, merchants)
  SELECT carrier_id, client_id, merchants FROM jsonb_populate_recordset(NULL::carrier, $1::jsonb)
  ON CONFLICT DO NOTHING`;
