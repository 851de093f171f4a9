import { Entrepot } from '@entrepot/client';

const { ENTREPOT_URL: url = '', ENTREPOT_CLIENT_SECRET: clientSecret = '' } = process.env;
const client = new Entrepot({ url, credentials: { clientId: 'ACME', clientSecret } });

const parcelIds: string[] = [];
for await (const { parcelId, status, shipmentId } of client.parcels.list()) {
  if (status === 'SHIPMENT_CREATED' && shipmentId === undefined) parcelIds.push(parcelId);
}
if (parcelIds.length > 0) {
  const { id } = await client.shipments.create({
    parcelIds: parcelIds.slice(0, 200),
    expectedShipDate: new Date().toISOString(),
    expectedDeliveryDate: new Date(Date.now() + 86_400_000).toISOString(),
    firstMileTrackingNumber: 'FM-1',
  });
  console.log('shipment', id);
}
