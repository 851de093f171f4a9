import { HttpTransactor } from '#messaging';
import { Refusal, type Caller } from '#edge';
import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import { shipmentMachine, type Shipment } from './domain/shipment.js';
import { saveAndPublishTransitions } from './advance-shipments.js';
import { readShipment } from './read-shipment.js';
import { freeParcels, lockShipments } from './store/shipment.store.js';
import { lockParcels } from '../parcels/store/tracking.store.js';

/** Cancels a shipment while none of its parcels has left (decision 7.9). */
@Injectable()
export class CancelShipment {
  constructor(
    private readonly database: Database,
    private readonly transactor: HttpTransactor,
  ) {}

  /**
   * Frees the parcels. A cancelled shipment is answered unchanged.
   * @throws Refusal `not-found`, `shipment-not-cancellable`
   */
  async cancel(caller: Caller, shipmentId: string): Promise<Shipment> {
    const { merchantId, parcelIds } = await readShipment(this.database, caller, shipmentId);
    return this.transactor.run({ merchantId }, async (unitOfWork) => {
      // Locks its parcels first, like updates of parcels and their shipment; no parcel joins the shipment later.
      const [, [shipment]] = await Promise.all([
        lockParcels(unitOfWork, parcelIds),
        lockShipments(unitOfWork, [shipmentId]),
      ]);
      if (!shipment) throw new Error(`the shipment ${shipmentId} was read and no longer exists`);
      const { status } = shipment;
      if (status === 'CANCELLED') return shipment;
      if (!shipmentMachine.can(status, 'CANCELLED', 'POST cancel')) {
        throw new Refusal('shipment-not-cancellable', `The shipment is ${status}.`);
      }
      const cancelled: Shipment = { ...shipment, status: 'CANCELLED' };
      saveAndPublishTransitions(unitOfWork, [cancelled]);
      await freeParcels(unitOfWork, cancelled);
      return cancelled;
    });
  }
}
