import { ShipmentStatusChanged } from '#contracts';
import { HttpTransactor, type UnitOfWork } from '#messaging';
import { Refusal, type Caller } from '#edge';
import { Database, required, shareOf } from '#platform';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { conflictsOf, faultsOf, type ShipmentFault } from './domain/check-shipment.js';
import { newShipment, type NewShipment, type Shipment } from './domain/shipment.js';
import { shipmentCreated } from './events.js';
import { insertShipment, lockForShipment } from './store/shipment.store.js';
import { visibleMerchants } from '../carriers/visible-merchants.js';
import { findTrackable } from '../parcels/store/tracking.store.js';

/** Groups parcels into a shipment (decision 7.9). */
@Injectable()
export class CreateShipment {
  constructor(
    private readonly database: Database,
    private readonly transactor: HttpTransactor,
  ) {}

  /**
   * @param stored called in the transaction after the shipment is stored; an error that it throws rolls back the
   * transaction
   * @throws Refusal `unknown-parcel`, `mixed-merchants`, `duplicate-parcel`, `ship-after-delivery`,
   * `parcel-not-shippable`, `parcel-in-shipment`, with a pointer for each fault; the code is that of the first
   */
  async create(
    caller: Caller,
    newShipmentRequest: NewShipment,
    stored: (unitOfWork: UnitOfWork, shipment: Shipment) => Promise<void>,
  ): Promise<Shipment> {
    const { parcelIds } = newShipmentRequest;
    const visible = await visibleMerchants(this.database.reads(shareOf(caller)), caller);
    const named = await findTrackable(this.database.http, parcelIds, visible);
    const merchants = new Map(named.map(({ parcelId, merchantId }) => [parcelId, merchantId]));
    refuse(faultsOf(newShipmentRequest, merchants));
    const merchantId = required(named[0], 'the parcels').merchantId;
    return this.transactor.run({ merchantId }, async (unitOfWork) => {
      // The parcels stay locked until they are in the shipment: a concurrent report about one of them waits and then
      // finds the shipment.
      const parcels = await lockForShipment(unitOfWork, parcelIds);
      refuse(conflictsOf(parcelIds, parcels));
      const identity = { shipmentId: uuidv7(), merchantId };
      const shipment = newShipment(newShipmentRequest, parcels, identity, new Date());
      // The creation date is the stamp, so the shipment is written and published with the stamp.
      unitOfWork.whenStamped({ merchantId, list: 'parcel' }, (stamp) => {
        Object.assign(shipment, { creationDate: stamp, lastUpdateDate: stamp });
        insertShipment(unitOfWork, shipment);
        unitOfWork.publish(ShipmentStatusChanged, shipmentCreated(shipment));
        return stored(unitOfWork, shipment);
      });
      return shipment;
    });
  }
}

function refuse(faults: readonly ShipmentFault[]): void {
  const [first] = faults;
  if (!first) return;
  const ending = faults.length === 1 ? '.' : ', and there are more faults.';
  throw new Refusal(first.code, `${first.pointer}: ${first.detail}${ending}`, {
    errors: [...faults],
  });
}
