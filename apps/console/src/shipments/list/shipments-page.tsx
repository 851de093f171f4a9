import { mayCall, useSession } from '../../api/session.js';
import { ListPage } from '../../lists/list-page.js';
import { CreateShipment } from '../create/create-shipment.js';
import { SHIPMENT_LIST } from './shipment-list.js';

/** The list of shipments, and a button to create one. */
export function ShipmentsPage() {
  const session = useSession();
  return (
    <ListPage
      definition={SHIPMENT_LIST}
      head={mayCall(session, 'createShipment') && <CreateShipment />}
    />
  );
}
