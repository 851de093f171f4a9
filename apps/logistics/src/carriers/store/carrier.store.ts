import type { UnitOfWork } from '#messaging';
import type { Queries } from '#platform';
import type { DataSource } from 'typeorm';
import { CarrierEntity } from './carrier.entity.js';

/** A carrier id with its client and the merchants that it reports for. */
export type Carrier = Readonly<CarrierEntity>;

export async function findCarrier(store: DataSource, carrierId: string): Promise<Carrier | null> {
  return store.getRepository(CarrierEntity).findOneBy({ carrierId });
}

/** All carriers, in order of their ids. */
export async function listCarriers(store: DataSource): Promise<Carrier[]> {
  return store.getRepository(CarrierEntity).find({ order: { carrierId: 'ASC' } });
}

/** The merchants that a client serves under any of its carrier ids. */
export async function merchantsServedBy(queries: Queries, clientId: string): Promise<string[]> {
  const rows = await queries.query<{ merchant: string }>(
    'SELECT DISTINCT unnest(merchants) AS merchant FROM carrier WHERE client_id = $1',
    [clientId],
  );
  return rows.map(({ merchant }) => merchant);
}

/** Locks a carrier until the commit. */
export async function lockCarrier(
  unitOfWork: UnitOfWork,
  carrierId: string,
): Promise<Carrier | null> {
  const carriers = await unitOfWork.repository(CarrierEntity);
  return carriers.findOne({ where: { carrierId }, lock: { mode: 'pessimistic_write' } });
}

/** Replaces a locked carrier. */
export async function updateCarrier(
  unitOfWork: UnitOfWork,
  { carrierId, ...changes }: Carrier,
): Promise<void> {
  const carriers = await unitOfWork.repository(CarrierEntity);
  await carriers.update({ carrierId }, changes);
}

/**
 * Adds carriers; an existing one keeps its operators' changes.
 * @returns the number of added carriers
 */
export async function addCarriers(
  unitOfWork: UnitOfWork,
  newCarriers: readonly Carrier[],
): Promise<number> {
  const carriers = await unitOfWork.repository(CarrierEntity);
  const insert = carriers
    .createQueryBuilder()
    .insert()
    .values([...newCarriers])
    .orIgnore();
  const { raw } = await insert.returning(['carrierId']).execute();
  return (raw as unknown[]).length;
}
