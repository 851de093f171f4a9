import { allowedActions, hasEnded, needsNoBuyer, orderMachine } from './order-status.js';

describe('the statuses of an order', () => {
  it('are sixteen, and two of them are final (decisions 6.1, 6.2)', () => {
    expect(orderMachine.states).toHaveLength(16);
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

  it('have the trigger and the owner of each transition (decision 6.2)', () => {
    for (const { trigger, owner } of orderMachine.arrows) {
      expect(trigger).not.toBe('');
      expect(['orders', 'catalog', 'logistics']).toContain(owner);
    }
  });

  it.each([
    ['CREATED', undefined, ['approve', 'cancel', 'hold']],
    ['APPROVED', undefined, ['cancel', 'hold']],
    ['REQUIRES_REVIEW', undefined, ['cancel', 'hold', 'release']],
    ['ON_HOLD', 'CREATED', ['approve', 'cancel', 'release']],
    ['ON_HOLD', 'APPROVED', ['cancel', 'release']],
    ['SHIPPED', undefined, ['operational-issue']],
    ['DELIVERED', undefined, ['return-request']],
    ['RETURN_REQUESTED', undefined, ['return-approve']],
    ['RETURN_APPROVED', undefined, ['return-receive']],
    ['RETURNED', undefined, ['return-request', 'return-receive']],
    ['CANCELLED', undefined, []],
  ] as const)(
    'allow, for %s with %s remembered, the actions %j (decision 6.3)',
    (status, remembered, actions) => {
      expect(allowedActions(status, { remembered })).toEqual(actions);
    },
  );

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
