import * as fc from 'fast-check';
import { defineLine, forwardWithSkips } from './line.js';
import { defineMachine } from './machine.js';

const line = defineLine([
  'SHIPMENT_CREATED',
  'SHIPPED',
  'ARRIVED_DESTINATION_COUNTRY',
  'CUSTOMS_CLEARANCE',
  'LAST_MILE',
  'DELIVERED',
]);
const parcel = defineMachine({
  name: 'parcel',
  states: [...line.states, 'SHIPMENT_CANCELED'],
  initial: 'SHIPMENT_CREATED',
  final: ['DELIVERED', 'SHIPMENT_CANCELED'],
  transitions: [
    ...forwardWithSkips(line, { trigger: 'parcel.tracking-updated', owner: 'logistics' }),
    {
      from: 'SHIPMENT_CREATED',
      to: 'SHIPMENT_CANCELED',
      trigger: 'order.status-changed',
      owner: 'logistics',
    },
  ],
});

describe('the parcel machine (decision 7.3)', () => {
  it('has transitions forward, including over several states, and none backward', () => {
    const place = fc.nat(line.states.length - 1);
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(parcel.can(line.states[a]!, line.states[b]!)).toBe(a < b);
      }),
    );
  });

  it('allows a cancellation only from SHIPMENT_CREATED', () => {
    const sources = parcel.states.filter((state) => parcel.can(state, 'SHIPMENT_CANCELED'));
    expect(sources).toEqual(['SHIPMENT_CREATED']);
  });

  it('has a line that shows whether a parcel has been shipped, without cancelled parcels', () => {
    expect(line.isAtOrBeyond('SHIPPED', 'SHIPPED')).toBe(true);
    expect(line.isAtOrBeyond('DELIVERED', 'SHIPPED')).toBe(true);
    expect(line.isAtOrBeyond('SHIPMENT_CREATED', 'SHIPPED')).toBe(false);
    expect(line.isAtOrBeyond('SHIPMENT_CANCELED', 'SHIPMENT_CREATED')).toBe(false);
    expect(line.rank('LAST_MILE')).toBe(4);
    expect(line.rank('SHIPMENT_CANCELED')).toBeUndefined();
    expect(line.before('ARRIVED_DESTINATION_COUNTRY')).toEqual(['SHIPMENT_CREATED', 'SHIPPED']);
  });

  it('refuses a line with a repeated state', () => {
    expect(() => defineLine(['A', 'B', 'A'])).toThrow('a state is twice in A -> B -> A');
  });
});

describe('the shipment machine (decision 7.9) and SKU localization (decision 3.5)', () => {
  it('are described by the same kind of table', () => {
    const shipment = defineMachine({
      name: 'shipment',
      states: ['CREATED', 'SHIPPED', 'CANCELLED'],
      initial: 'CREATED',
      final: ['SHIPPED', 'CANCELLED'],
      transitions: [
        { from: 'CREATED', to: 'SHIPPED', trigger: 'parcel left', owner: 'logistics' },
        {
          from: 'CREATED',
          to: 'CANCELLED',
          trigger: 'cancel',
          owner: 'logistics',
          action: 'cancel',
        },
        { from: 'CREATED', to: 'CANCELLED', trigger: 'all parcels cancelled', owner: 'logistics' },
      ],
    });
    expect(shipment.allowedActions('CREATED')).toEqual(['cancel']);

    const states = [
      'PENDING_LOCALIZATION',
      'IN_REVIEW',
      'IN_TRANSLATION',
      'REVIEW_DENIED',
      'DENIED_REGULATORY',
      'READY_FOR_SALES_CHANNEL',
      'LOCALIZATION_SKIPPED',
    ] as const;
    const worker = { trigger: 'sku.upserted', owner: 'catalog' };
    const localization = defineMachine({
      name: 'localization',
      states,
      initial: 'PENDING_LOCALIZATION',
      final: [],
      transitions: [
        { from: states, to: 'PENDING_LOCALIZATION', trigger: 'upsert', owner: 'catalog' },
        { from: 'PENDING_LOCALIZATION', to: 'IN_REVIEW', ...worker },
        { from: 'PENDING_LOCALIZATION', to: 'LOCALIZATION_SKIPPED', ...worker },
        { from: 'IN_REVIEW', to: 'REVIEW_DENIED', ...worker },
        { from: 'IN_REVIEW', to: 'DENIED_REGULATORY', ...worker },
        { from: 'IN_REVIEW', to: 'IN_TRANSLATION', ...worker },
        { from: 'IN_TRANSLATION', to: 'READY_FOR_SALES_CHANNEL', ...worker },
        {
          from: 'LOCALIZATION_SKIPPED',
          to: 'READY_FOR_SALES_CHANNEL',
          trigger: 'operator',
          owner: 'catalog',
        },
      ],
    });
    expect(localization.can('READY_FOR_SALES_CHANNEL', 'PENDING_LOCALIZATION')).toBe(true);
    expect(localization.can('REVIEW_DENIED', 'READY_FOR_SALES_CHANNEL')).toBe(false);
  });
});
