import * as fc from 'fast-check';
import { parcelLine, parcelMachine } from './parcel-status.js';
import {
  meaningOf,
  merchantCodes,
  operatorCodes,
  statusAfter,
  trackingCodes,
} from './tracking-codes.js';

describe('tracking codes', () => {
  it('have the meanings of decision 7.4', () => {
    const table = trackingCodes.map((code) => {
      const { buyerStep, macroStep } = meaningOf(code);
      return `${code}/${buyerStep}/${macroStep}`;
    });
    expect(table).toEqual([
      'CREATED/CREATED/SHIPMENT_CREATED',
      'AWAITING_PICK_UP/PREPARING/SHIPMENT_CREATED',
      'LEFT_FULFILLMENT/IN_TRANSIT/SHIPPED',
      'HUB_RECEIVED/IN_TRANSIT/SHIPPED',
      'LINEHAUL_DEPARTED/IN_TRANSIT/SHIPPED',
      'ARRIVED_COUNTRY/IN_TRANSIT/ARRIVED_DESTINATION_COUNTRY',
      'CUSTOMS_STARTED/CUSTOMS/CUSTOMS_CLEARANCE',
      'CUSTOMS_HELD/CUSTOMS/CUSTOMS_CLEARANCE',
      'CUSTOMS_RELEASED/CUSTOMS/CUSTOMS_CLEARANCE',
      'LAST_MILE_RECEIVED/OUT_FOR_DELIVERY/LAST_MILE',
      'OUT_FOR_DELIVERY/OUT_FOR_DELIVERY/LAST_MILE',
      'DELIVERY_ATTEMPT_FAILED/OUT_FOR_DELIVERY/LAST_MILE',
      'DELIVERED/DELIVERED/DELIVERED',
      'CANCELED/CANCELED/SHIPMENT_CANCELED',
    ]);
  });

  it('allow merchants to report the codes of decision 7.5 and never those that the service creates', () => {
    expect(merchantCodes).toEqual(['AWAITING_PICK_UP', 'LEFT_FULFILLMENT']);
    expect(operatorCodes).toHaveLength(trackingCodes.length - 2);
    expect(operatorCodes).not.toContain('CREATED');
    expect(operatorCodes).not.toContain('CANCELED');
  });
});

describe('the status after tracking (decision 7.3)', () => {
  const codes = fc.array(fc.constantFrom(...operatorCodes), { maxLength: 12 });
  const rank = (status: string) => parcelLine.rank(status) ?? -1;

  it('is the furthest of all reported codes, in any order and over any number of requests', () => {
    fc.assert(
      fc.property(codes, fc.nat(12), (reported, cut) => {
        const furthest = Math.max(0, ...reported.map((code) => rank(meaningOf(code).macroStep)));
        const first = statusAfter('SHIPMENT_CREATED', reported.slice(0, cut));
        const status = statusAfter(first, reported.slice(cut));
        expect(rank(status)).toBe(furthest);
      }),
    );
  });

  it('never goes back to an earlier one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...parcelLine.states), codes, (present, reported) => {
        expect(rank(statusAfter(present, reported))).toBeGreaterThanOrEqual(rank(present));
      }),
    );
  });

  it('stays unchanged for a cancelled parcel', () => {
    expect(statusAfter('SHIPMENT_CANCELED', operatorCodes)).toBe('SHIPMENT_CANCELED');
  });

  it('is never cancelled by a code: only the order cancels its parcel, before the parcel leaves', () => {
    expect(statusAfter('SHIPMENT_CREATED', ['CANCELED'])).toBe('SHIPMENT_CREATED');
    const sources = parcelMachine.states.filter((s) => parcelMachine.can(s, 'SHIPMENT_CANCELED'));
    expect(sources).toEqual(['SHIPMENT_CREATED']);
  });
});
