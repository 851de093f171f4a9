import * as fc from 'fast-check';
import { conflictsOf, faultsOf } from './check-shipment.js';
import { parcelLine, parcelMachine } from '../../parcels/domain/parcel-status.js';
import { shipmentMachine, statusWith } from './shipment.js';

const status = fc.constantFrom(...parcelMachine.states);
const hasLeft = (parcelStatus: string) => parcelLine.isAtOrBeyond(parcelStatus, 'SHIPPED');
const isCancelled = (parcelStatus: string) => parcelStatus === 'SHIPMENT_CANCELED';

describe('the status of a shipment (decision 7.9)', () => {
  it('is SHIPPED once every parcel that is not cancelled has left, CANCELLED when all are cancelled', () => {
    fc.assert(
      fc.property(fc.array(status, { minLength: 1, maxLength: 6 }), (parcels) => {
        const waiting = parcels.includes('SHIPMENT_CREATED');
        const expected = waiting ? 'CREATED' : parcels.some(hasLeft) ? 'SHIPPED' : 'CANCELLED';
        expect(statusWith(parcels)).toBe(expected);
        expect(statusWith(parcels) === 'CANCELLED').toBe(parcels.every(isCancelled));
      }),
    );
  });

  it('does not depend on the order of the parcels', () => {
    fc.assert(
      fc.property(fc.array(status, { minLength: 1 }), (parcels) => {
        expect(statusWith(parcels.toReversed())).toBe(statusWith(parcels));
      }),
    );
  });
});

describe('the lifecycle of a shipment (decision 7.9)', () => {
  it('has these transitions and no others, and may be cancelled only in CREATED', () => {
    const steps = shipmentMachine.arrows.map(
      ({ from, to, trigger }) => `${from} > ${to}: ${trigger}`,
    );
    expect(steps).toEqual([
      'CREATED > SHIPPED: parcel left',
      'CREATED > CANCELLED: parcel cancelled',
      'CREATED > CANCELLED: POST cancel',
    ]);
    const actions = shipmentMachine.states.map((from) => [
      from,
      shipmentMachine.allowedActions(from),
    ]);
    expect(Object.fromEntries(actions)).toEqual({
      CREATED: ['cancel'],
      SHIPPED: [],
      CANCELLED: [],
    });
  });
});

describe('the check of a requested shipment (decision 7.9)', () => {
  const request = (parcelIds: string[], change = {}) => ({
    parcelIds,
    expectedShipDate: new Date('2026-11-21T10:00:00Z'),
    expectedDeliveryDate: new Date('2026-11-21T10:00:00Z'),
    firstMileTrackingNumber: 'FM-1',
    firstMileCarrierId: null,
    description: null,
    ...change,
  });
  const merchants = new Map([
    ['A1', 'ACME'],
    ['A2', 'ACME'],
    ['G1', 'GLOBEX'],
  ]);
  const named = (faults: readonly { pointer: string; code: string }[]) =>
    faults.map(({ pointer, code }) => [pointer, code]);

  it('accepts equal ship and delivery dates, but no delivery before the ship date', () => {
    expect(faultsOf(request(['A1', 'A2']), merchants)).toEqual([]);
    const late = { expectedShipDate: new Date('2026-11-21T10:00:00.001Z') };
    expect(named(faultsOf(request(['A1'], late), merchants))).toEqual([
      ['/expectedShipDate', 'ship-after-delivery'],
    ]);
  });

  it('reports every bad parcel at once', () => {
    expect(named(faultsOf(request(['?', 'A1', 'G1', 'A2', 'A1']), merchants))).toEqual([
      ['/parcelIds/0', 'unknown-parcel'],
      ['/parcelIds/2', 'mixed-merchants'],
      ['/parcelIds/4', 'duplicate-parcel'],
    ]);
  });

  it('accepts only parcels at SHIPMENT_CREATED that are in no shipment', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ status, taken: fc.boolean() })), (states) => {
        const parcels = states.map((state, i) => ({
          parcelId: `P${i}`,
          status: state.status,
          shipmentId: state.taken ? 'S' : null,
        }));
        const bad = states.flatMap((state, i) => {
          if (state.status !== 'SHIPMENT_CREATED')
            return [[`/parcelIds/${i}`, 'parcel-not-shippable']];
          return state.taken ? [[`/parcelIds/${i}`, 'parcel-in-shipment']] : [];
        });
        const ids = parcels.map(({ parcelId }) => parcelId);
        expect(named(conflictsOf(ids, parcels.toReversed()))).toEqual(bad);
      }),
    );
  });
});
