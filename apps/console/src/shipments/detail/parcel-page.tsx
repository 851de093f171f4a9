import { ParcelDetail } from '../../parcels/detail/parcel-detail.js';
import { CreateShipment } from '../create/create-shipment.js';

/** The page of a parcel, from which a shipment can be created. */
export function ParcelPage() {
  return <ParcelDetail Ship={CreateShipment} />;
}
