import { decide, pollInterval, type LeaderAct, type LeaderEvent } from './leader.js';

type Case = [leading: boolean, visible: boolean, event: LeaderEvent, act: LeaderAct];

describe('the election of the polling tab', () => {
  it.each<Case>([
    [false, true, 'shown', 'take'],
    [true, true, 'shown', 'nothing'],
    [true, false, 'hidden', 'say-hidden'],
    [false, false, 'hidden', 'nothing'],
    [true, true, 'leading', 'nothing'],
    [true, false, 'leading', 'say-hidden'],
    [false, true, 'replaced', 'wait'],
    [false, false, 'replaced', 'wait'],
    [false, true, 'leader-is-hidden', 'take'],
    [false, false, 'leader-is-hidden', 'nothing'],
    [true, true, 'leader-is-hidden', 'nothing'],
  ])('yields, for leader %s, visible %s and %s: %s', (leading, visible, event, act) => {
    expect(decide({ leading, visible }, event)).toBe(act);
  });

  it('results in fewer polls while no tab is visible', () => {
    expect([pollInterval(true), pollInterval(false)]).toEqual([5_000, 60_000]);
  });
});
