import { allowedActions, hasEnded, needsNoBuyer, orderLine, orderMachine } from './order-status.js';

const BEFORE_SHIPPED = [
  'CREATED',
  'APPROVED',
  'HANDLING',
  'REQUIRES_REVIEW',
  'REGULATORY_CHECK_OK',
  'PACKED',
  'INVOICED',
  'READY_TO_SHIP',
] as const;

describe('the statuses of an order', () => {
  it('are sixteen, and two of them are final (decisions 6.1, 6.2)', () => {
    expect(orderMachine.states).toHaveLength(16);
    expect(orderLine.states).toEqual([
      ...BEFORE_SHIPPED,
      'SHIPPED',
      'DELIVERED',
      'RETURN_REQUESTED',
      'RETURN_APPROVED',
      'RETURNED',
    ]);
    expect(orderMachine.states.filter(orderMachine.isFinal)).toEqual([
      'CANCELLED',
      'OPERATIONAL_ISSUE',
    ]);
    expect(orderMachine.states.filter(hasEnded)).toEqual([
      'RETURNED',
      'CANCELLED',
      'OPERATIONAL_ISSUE',
    ]);
  });

  it('have these transitions and no others, each with its trigger and owner (decisions 6.2, 6.3)', () => {
    const table = Map.groupBy(orderMachine.arrows, ({ trigger, owner }) => `${trigger}, ${owner}`);
    const steps = [...table].map(([cause, arrows]) => [
      cause,
      arrows.map(({ from, to }) => `${from} > ${to}`),
    ]);
    expect(Object.fromEntries(steps)).toEqual({
      'approve, orders': ['CREATED > APPROVED'],
      'cancel, orders': [...BEFORE_SHIPPED, 'ON_HOLD'].map((from) => `${from} > CANCELLED`),
      'hold, orders': BEFORE_SHIPPED.map((from) => `${from} > ON_HOLD`),
      'stock.short, catalog': ['CREATED > ON_HOLD', 'APPROVED > ON_HOLD'],
      'release, orders': [
        ...BEFORE_SHIPPED.map((to) => `ON_HOLD > ${to}`),
        'REQUIRES_REVIEW > REGULATORY_CHECK_OK',
      ],
      'stock.reserved, catalog': ['ON_HOLD > CREATED', 'ON_HOLD > APPROVED'],
      'fulfillment.progressed, logistics': [
        'APPROVED > HANDLING',
        'HANDLING > PACKED',
        'REGULATORY_CHECK_OK > PACKED',
        'PACKED > INVOICED',
        'INVOICED > READY_TO_SHIP',
      ],
      'regulatory-review, orders': ['HANDLING > REQUIRES_REVIEW', 'HANDLING > REGULATORY_CHECK_OK'],
      'parcel.tracking-updated, logistics': [
        'READY_TO_SHIP > SHIPPED',
        'ON_HOLD > SHIPPED',
        'SHIPPED > DELIVERED',
      ],
      'operational-issue, orders': ['SHIPPED > OPERATIONAL_ISSUE'],
      'return-request, orders': ['DELIVERED > RETURN_REQUESTED', 'RETURNED > RETURN_REQUESTED'],
      'return-approve, orders': ['RETURN_REQUESTED > RETURN_APPROVED'],
      'return-receive, orders': ['RETURN_APPROVED > RETURNED', 'RETURNED > RETURNED'],
    });
  });

  it('allow these actions and no others (decision 6.3)', () => {
    const actions = orderMachine.states.map((status) => [status, allowedActions(status)]);
    expect(Object.fromEntries(actions)).toEqual({
      CREATED: ['approve', 'cancel', 'hold'],
      APPROVED: ['cancel', 'hold'],
      HANDLING: ['cancel', 'hold'],
      REQUIRES_REVIEW: ['cancel', 'hold', 'release'],
      REGULATORY_CHECK_OK: ['cancel', 'hold'],
      PACKED: ['cancel', 'hold'],
      INVOICED: ['cancel', 'hold'],
      READY_TO_SHIP: ['cancel', 'hold'],
      ON_HOLD: ['cancel', 'release'],
      SHIPPED: ['operational-issue'],
      DELIVERED: ['return-request'],
      RETURN_REQUESTED: ['return-approve'],
      RETURN_APPROVED: ['return-receive'],
      RETURNED: ['return-request', 'return-receive'],
      CANCELLED: [],
      OPERATIONAL_ISSUE: [],
    });
  });

  it('allow approval during a hold that remembers CREATED, and during no other hold (decision 6.3)', () => {
    const approvable = BEFORE_SHIPPED.filter((remembered) =>
      allowedActions('ON_HOLD', { remembered }).includes('approve'),
    );
    expect(approvable).toEqual(['CREATED']);
  });

  it('allow no action once every unit is returned (decision 6.12)', () => {
    expect(allowedActions('RETURNED', { fullyReturned: true })).toEqual([]);
  });

  it('need no buyer data from DELIVERED on and in final statuses, and no transition leads back (decision 8.6)', () => {
    expect(orderMachine.states.filter(needsNoBuyer)).toEqual([
      'DELIVERED',
      'RETURN_REQUESTED',
      'RETURN_APPROVED',
      'RETURNED',
      'CANCELLED',
      'OPERATIONAL_ISSUE',
    ]);
    for (const { from, to } of orderMachine.arrows) {
      if (needsNoBuyer(from)) expect([from, to, needsNoBuyer(to)]).toEqual([from, to, true]);
    }
  });
});
