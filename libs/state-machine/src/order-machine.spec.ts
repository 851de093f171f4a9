import { defineLine } from './line.js';
import { defineMachine } from './machine.js';

/** The order's lifecycle of decisions 6.1 and 6.2, which this library must be able to express. */
const line = defineLine([
  'CREATED',
  'APPROVED',
  'HANDLING',
  'REQUIRES_REVIEW',
  'REGULATORY_CHECK_OK',
  'PACKED',
  'INVOICED',
  'READY_TO_SHIP',
  'SHIPPED',
  'DELIVERED',
  'RETURN_REQUESTED',
  'RETURN_APPROVED',
  'RETURNED',
]);
const beforeShipped = line.before('SHIPPED');

const fulfillment = { trigger: 'fulfillment.progressed', owner: 'logistics' };
const operator = (action: string) => ({ trigger: action, owner: 'orders', action });
const order = defineMachine({
  name: 'order',
  states: [...line.states, 'ON_HOLD', 'CANCELLED', 'OPERATIONAL_ISSUE'],
  initial: 'CREATED',
  final: ['CANCELLED', 'OPERATIONAL_ISSUE'],
  transitions: [
    { from: 'CREATED', to: 'APPROVED', ...operator('approve') },
    { from: [...beforeShipped, 'ON_HOLD'], to: 'CANCELLED', ...operator('cancel') },
    { from: beforeShipped, to: 'ON_HOLD', ...operator('hold') },
    { from: beforeShipped, to: 'ON_HOLD', trigger: 'stock.short', owner: 'catalog' },
    ...beforeShipped.map((to) => ({ from: 'ON_HOLD' as const, to, ...operator('release') })),
    { from: 'ON_HOLD', to: 'CREATED', trigger: 'stock.reserved', owner: 'catalog' },
    { from: 'ON_HOLD', to: 'APPROVED', trigger: 'stock.reserved', owner: 'catalog' },
    { from: 'APPROVED', to: 'HANDLING', ...fulfillment },
    { from: 'HANDLING', to: 'REGULATORY_CHECK_OK', ...fulfillment },
    { from: 'HANDLING', to: 'REQUIRES_REVIEW', ...fulfillment },
    { from: 'REQUIRES_REVIEW', to: 'REGULATORY_CHECK_OK', ...fulfillment },
    { from: ['HANDLING', 'REGULATORY_CHECK_OK'], to: 'PACKED', ...fulfillment },
    { from: 'PACKED', to: 'INVOICED', ...fulfillment },
    { from: 'INVOICED', to: 'READY_TO_SHIP', ...fulfillment },
    {
      from: ['READY_TO_SHIP', 'ON_HOLD'],
      to: 'SHIPPED',
      trigger: 'parcel.tracking-updated',
      owner: 'logistics',
    },
    { from: 'SHIPPED', to: 'DELIVERED', trigger: 'parcel.tracking-updated', owner: 'logistics' },
    { from: 'SHIPPED', to: 'OPERATIONAL_ISSUE', ...operator('operational-issue') },
    { from: ['DELIVERED', 'RETURNED'], to: 'RETURN_REQUESTED', ...operator('return-request') },
    { from: 'RETURN_REQUESTED', to: 'RETURN_APPROVED', ...operator('return-approve') },
    { from: ['RETURN_APPROVED', 'RETURNED'], to: 'RETURNED', ...operator('return-receive') },
  ],
});

describe('the order machine', () => {
  it('has the sixteen statuses (decision 6.1)', () => {
    expect(order.states).toHaveLength(16);
  });

  it.each([
    [['CREATED', 'APPROVED', 'HANDLING', 'PACKED', 'INVOICED', 'READY_TO_SHIP', 'SHIPPED']],
    [['SHIPPED', 'DELIVERED', 'RETURN_REQUESTED', 'RETURN_APPROVED', 'RETURNED']],
    [['RETURNED', 'RETURNED', 'RETURN_REQUESTED']],
    [['HANDLING', 'REGULATORY_CHECK_OK', 'PACKED']],
    [['HANDLING', 'REQUIRES_REVIEW', 'REGULATORY_CHECK_OK']],
    [['HANDLING', 'REQUIRES_REVIEW', 'CANCELLED']],
    [['SHIPPED', 'OPERATIONAL_ISSUE']],
    [['ON_HOLD', 'SHIPPED']],
  ])('allows the path %j (decision 6.2)', (path) => {
    path.slice(1).forEach((to, i) => {
      const from = path[i]!;
      if (!order.isState(from) || !order.isState(to)) throw new Error(`${from} -> ${to}`);
      expect([from, to, order.can(from, to)]).toEqual([from, to, true]);
    });
  });

  it('allows cancellations and holds in every status before SHIPPED and in no other (decisions 6.2, 6.3)', () => {
    const cancellable = order.states.filter((state) => order.can(state, 'CANCELLED'));
    expect(cancellable).toEqual([...beforeShipped, 'ON_HOLD']);
    expect(order.states.filter((state) => order.can(state, 'ON_HOLD'))).toEqual(beforeShipped);
  });

  it('returns from a hold to any status that the hold may remember, which determines the allowed actions', () => {
    for (const remembered of beforeShipped) expect(order.can('ON_HOLD', remembered)).toBe(true);
    expect(order.can('ON_HOLD', 'DELIVERED')).toBe(false);
    expect(order.can('HANDLING', 'PACKED', 'fulfillment.progressed')).toBe(true);
    expect(order.can('ON_HOLD', 'PACKED', 'fulfillment.progressed')).toBe(false);
  });

  it.each([
    ['CREATED', ['approve', 'cancel', 'hold']],
    ['READY_TO_SHIP', ['cancel', 'hold']],
    ['ON_HOLD', ['cancel', 'release']],
    ['SHIPPED', ['operational-issue']],
    ['DELIVERED', ['return-request']],
    ['RETURN_APPROVED', ['return-receive']],
    ['RETURNED', ['return-request', 'return-receive']],
    ['CANCELLED', []],
  ] as const)('in %s allows %j (decision 6.3)', (status, actions) => {
    expect(order.allowedActions(status)).toEqual(actions);
  });

  it('allows an approval during a hold by the remembered status (decision 6.3)', () => {
    const heldActions = (remembered: 'CREATED' | 'APPROVED') => [
      ...order.allowedActions(remembered).filter((action) => action === 'approve'),
      ...order.allowedActions('ON_HOLD'),
    ];
    expect(heldActions('CREATED')).toEqual(['approve', 'cancel', 'release']);
    expect(heldActions('APPROVED')).toEqual(['cancel', 'release']);
  });
});
