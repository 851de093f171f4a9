import type { UnitOfWork } from '#messaging';
import type { DataSource } from 'typeorm';

/** The client that reports with a carrier id, and for which merchants (decision 7.8). */
export interface Carrier {
  carrierId: string;
  clientId: string;
  merchants: string[];
}

interface CarrierRow {
  carrier_id: string;
  client_id: string;
  merchants: string[];
}

export async function findCarrier(
  store: DataSource,
  carrierId: string,
): Promise<Carrier | undefined> {
  const rows: CarrierRow[] = await store.query(
    'SELECT carrier_id, client_id, merchants FROM carrier WHERE carrier_id = $1',
    [carrierId],
  );
  return rows.map(toCarrier)[0];
}

/** All carriers, in order of their ids. */
export async function listCarriers(store: DataSource): Promise<Carrier[]> {
  const rows: CarrierRow[] = await store.query(
    'SELECT carrier_id, client_id, merchants FROM carrier ORDER BY carrier_id',
  );
  return rows.map(toCarrier);
}

/** Locks a carrier until the commit. */
export async function lockCarrier(
  uow: UnitOfWork,
  carrierId: string,
): Promise<Carrier | undefined> {
  const rows = await uow.query<CarrierRow>(
    'SELECT carrier_id, client_id, merchants FROM carrier WHERE carrier_id = $1 FOR UPDATE',
    [carrierId],
  );
  return rows.map(toCarrier)[0];
}

/** Replaces a locked carrier. */
export async function updateCarrier(uow: UnitOfWork, carrier: Carrier): Promise<void> {
  const { carrierId, clientId, merchants } = carrier;
  await uow.query('UPDATE carrier SET client_id = $2, merchants = $3 WHERE carrier_id = $1', [
    carrierId,
    clientId,
    merchants,
  ]);
}

/** The merchants that a client serves under any of its carrier ids. */
export async function merchantsServedBy(store: DataSource, clientId: string): Promise<string[]> {
  const rows: { merchant: string }[] = await store.query(
    'SELECT DISTINCT unnest(merchants) AS merchant FROM carrier WHERE client_id = $1',
    [clientId],
  );
  return rows.map(({ merchant }) => merchant);
}

/**
 * Adds carriers; an existing one keeps its operators' changes.
 * @returns the ids of the added ones
 */
export async function addCarriers(
  uow: UnitOfWork,
  carriers: readonly Carrier[],
): Promise<string[]> {
  const rows = await uow.query<{ carrier_id: string }>(ADD_CARRIERS, [
    JSON.stringify(
      carriers.map(({ carrierId, clientId, merchants }) => ({
        carrier_id: carrierId,
        client_id: clientId,
        merchants,
      })),
    ),
  ]);
  return rows.map((row) => row.carrier_id);
}

function toCarrier(row: CarrierRow): Carrier {
  return { carrierId: row.carrier_id, clientId: row.client_id, merchants: row.merchants };
}

const ADD_CARRIERS = `
  INSERT INTO carrier (carrier_id, client_id, merchants)
  SELECT carrier_id, client_id, merchants FROM jsonb_populate_recordset(NULL::carrier, $1::jsonb)
  ON CONFLICT DO NOTHING
  RETURNING carrier_id`;
