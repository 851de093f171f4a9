import { forbiddenSteps } from './contract.js';

describe('the oracle’s check of an order’s history (decisions 6.2 and 6.3)', () => {
  it.each([
    ['CREATED,APPROVED,HANDLING,PACKED,INVOICED,READY_TO_SHIP,SHIPPED,DELIVERED'],
    ['CREATED,ON_HOLD,CREATED,APPROVED,CANCELLED'],
    ['CREATED,APPROVED,ON_HOLD,CANCELLED'],
    ['CREATED,APPROVED,HANDLING,PACKED,INVOICED,READY_TO_SHIP,ON_HOLD,SHIPPED'],
    ['CREATED,ON_HOLD,APPROVED,APPROVED,HANDLING'],
  ])('A history may contain %s', (text) => {
    expect(forbiddenSteps(text.split(','))).toEqual([]);
  });

  it('The check finds a status after a cancel, a step back, a repeat and a skipped status', () => {
    const forbiddenIn = (text: string) => forbiddenSteps(text.split(','));
    expect(forbiddenIn('CREATED,CANCELLED,APPROVED')).toEqual(['CANCELLED → APPROVED']);
    expect(forbiddenIn('CREATED,APPROVED,CREATED')).toEqual(['APPROVED → CREATED']);
    expect(forbiddenIn('CREATED,APPROVED,APPROVED')).toEqual(['APPROVED → APPROVED']);
    expect(forbiddenIn('CREATED,HANDLING')).toEqual(['CREATED → HANDLING']);
    expect(forbiddenIn('CREATED,ON_HOLD,HANDLING')).toEqual(['ON_HOLD → HANDLING']);
  });
});
