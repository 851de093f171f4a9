import type { Parcel } from '../../parcels/parcel-row.js';
import {
  chosenOf,
  PARCELS_MAX,
  scansOf,
  valuesOf,
  withoutParcel,
  withParcels,
} from './chosen-parcels.js';

const NONE = chosenOf({});

function candidate(parcelId: string, parts: Partial<Parcel> = {}) {
  const parcel = { parcelId, merchantId: 'ACME', status: 'SHIPMENT_CREATED', ...parts };
  return { text: parcelId, parcel: parcel as Parcel };
}

describe('the parcels chosen for a shipment', () => {
  it('are read from lines, blanks and commas, with repeated ids', () => {
    expect(scansOf(' A\r\nB,C;\tA ')).toEqual(['A', 'B', 'C', 'A']);
  });

  it('include only parcels that can be shipped together; each other parcel has a fault', () => {
    const chosen = withParcels(NONE, [
      candidate('A'),
      { text: 'X', parcel: undefined },
      { ...candidate('A'), text: 'BARCODE' },
      candidate('B', { merchantId: 'GLOBEX' }),
      candidate('C', { shipmentId: 'S' }),
      candidate('D', { status: 'SHIPMENT_CANCELED' }),
    ]);
    expect(chosen.parcelIds).toEqual(['A']);
    expect(chosen.refused).toEqual([
      { text: 'X', fault: 'unknown' },
      { text: 'BARCODE', fault: 'twice' },
      { text: 'B', fault: 'otherMerchant' },
      { text: 'C', fault: 'inShipment' },
      { text: 'D', fault: 'left' },
    ]);
    expect(chosenOf(valuesOf(chosen))).toEqual(chosen);
  });

  it('can be of another merchant once the last parcel is removed', () => {
    const empty = withoutParcel(withParcels(NONE, [candidate('A')]), 'A');
    const other = candidate('B', { merchantId: 'GLOBEX' });
    expect(withParcels(empty, [other])).toMatchObject({ parcelIds: ['B'], merchantId: 'GLOBEX' });
  });

  it('are limited to the maximum of a shipment', () => {
    const many = Array.from({ length: PARCELS_MAX + 1 }, (_, index) => candidate(`P${index}`));
    const chosen = withParcels(NONE, many);
    expect(chosen.parcelIds).toHaveLength(PARCELS_MAX);
    expect(chosen.refused).toEqual([{ text: `P${PARCELS_MAX}`, fault: 'tooMany' }]);
  });
});
