import * as fc from 'fast-check';
import { defineMachine } from './machine.js';

const step = (from: string, to: string, trigger = 'go') => ({ from, to, trigger, owner: 'test' });
const define = (over: object) =>
  defineMachine<string, string>({
    name: 'lamp',
    states: ['OFF', 'ON', 'BROKEN'],
    initial: 'OFF',
    final: ['BROKEN'],
    transitions: [step('OFF', 'ON'), step('ON', 'OFF'), step('ON', 'BROKEN')],
    ...over,
  });

describe('defineMachine refuses a table', () => {
  it.each([
    ['with an unknown source', { transitions: [step('OF', 'ON')] }, 'OF is not one of its states'],
    ['with an unknown target', { transitions: [step('OFF', 'NO')] }, 'NO is not one of its states'],
    ['with an unknown start', { initial: 'DIM' }, 'DIM is not one of its states'],
    ['with an unknown end', { final: ['GONE'] }, 'GONE is not one of its states'],
    [
      'with a state that cannot be reached',
      { states: ['OFF', 'ON', 'BROKEN', 'LOST'], final: ['BROKEN', 'LOST'] },
      'LOST cannot be reached',
    ],
    [
      'with an island of two',
      {
        states: ['OFF', 'ON', 'A', 'B'],
        final: [],
        transitions: [step('OFF', 'ON'), step('ON', 'OFF'), step('A', 'B'), step('B', 'A')],
      },
      'A cannot be reached; B cannot be reached',
    ],
    [
      'with a transition out of a final state',
      { final: ['BROKEN', 'ON'] },
      'ON -> OFF (go) leaves a final state; ON -> BROKEN (go) leaves a final state',
    ],
    ['with a dead end that is not final', { final: [] }, 'BROKEN has no way out but is not final'],
    [
      'with a state that only leads back to itself',
      {
        final: [],
        transitions: [step('OFF', 'ON'), step('ON', 'BROKEN'), step('BROKEN', 'BROKEN')],
      },
      'BROKEN has no way out but is not final',
    ],
    [
      'with the same transition twice',
      {
        transitions: [
          step('OFF', 'ON'),
          step('ON', 'BROKEN'),
          { ...step('OFF', 'ON'), from: ['OFF'] },
        ],
      },
      'transition OFF -> ON (go) is listed twice',
    ],
    [
      'with a state listed twice',
      { states: ['OFF', 'ON', 'BROKEN', 'ON'] },
      'state ON is listed twice',
    ],
  ])('%s', (_, over, message) => {
    expect(() => define(over)).toThrow(`lamp machine: ${message}`);
  });
});

describe('a machine', () => {
  const lamp = defineMachine({
    name: 'lamp',
    states: ['OFF', 'ON', 'BROKEN'],
    initial: 'OFF',
    final: ['BROKEN'],
    transitions: [
      { from: 'OFF', to: 'ON', trigger: 'press', owner: 'hand', action: 'light' },
      { from: 'OFF', to: 'ON', trigger: 'dusk', owner: 'clock' },
      { from: 'ON', to: 'OFF', trigger: 'press', owner: 'hand', action: 'dim' },
      { from: ['OFF', 'ON'], to: 'BROKEN', trigger: 'drop', owner: 'floor', action: 'drop' },
    ],
  });

  it('allows only its transitions, and only with their triggers', () => {
    expect(lamp.can('OFF', 'ON')).toBe(true);
    expect(lamp.can('OFF', 'ON', 'dusk')).toBe(true);
    expect(lamp.can('OFF', 'ON', 'drop')).toBe(false);
    expect(lamp.can('BROKEN', 'ON')).toBe(false);
    expect(lamp.can('OFF', 'OFF')).toBe(false);
  });

  it('lists the actions that clients may request, without those of the service itself', () => {
    expect(lamp.allowedActions('OFF')).toEqual(['light', 'drop']);
    expect(lamp.allowedActions('ON')).toEqual(['dim', 'drop']);
    expect(lamp.allowedActions('BROKEN')).toEqual([]);
  });

  it('creates one transition for each source of a line, in the order of the table', () => {
    expect(lamp.arrows.map(({ from, to }) => `${from}>${to}`)).toEqual([
      'OFF>ON',
      'OFF>ON',
      'ON>OFF',
      'OFF>BROKEN',
      'ON>BROKEN',
    ]);
  });

  it('recognizes its states and its final states', () => {
    expect(lamp.isState('ON')).toBe(true);
    expect(lamp.isState('on')).toBe(false);
    expect(lamp.isFinal('BROKEN')).toBe(true);
    expect(lamp.isFinal('OFF')).toBe(false);
  });

  it('is accepted exactly if every state is reachable and only final states have no way out', () => {
    const names = ['A', 'B', 'C', 'D', 'E'];
    const arrow = fc.record({ from: fc.constantFrom(...names), to: fc.constantFrom(...names) });
    const table = fc.uniqueArray(arrow, { selector: ({ from, to }) => from + to, maxLength: 20 });
    fc.assert(
      fc.property(table, (arrows) => {
        const reach = (from: string, seen: string[]): string[] =>
          arrows
            .filter((a) => a.from === from)
            .reduce((all, { to }) => (all.includes(to) ? all : reach(to, [...all, to])), seen);
        const ends = names.filter((name) => !arrows.some((a) => a.from === name && a.to !== name));
        const selfLoop = arrows.some((a) => a.from === a.to && ends.includes(a.from));
        const sound = reach('A', ['A']).length === names.length && !selfLoop;
        const make = () =>
          defineMachine<string>({
            name: 'random',
            states: names,
            initial: 'A',
            final: ends,
            transitions: arrows.map((a) => ({ ...a, trigger: 't', owner: 'o' })),
          });
        if (sound) expect(make).not.toThrow();
        else expect(make).toThrow('random machine: ');
      }),
    );
  });
});
