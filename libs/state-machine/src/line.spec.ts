import * as fc from 'fast-check';
import { defineLine, forwardWithSkips } from './line.js';
import { defineMachine } from './machine.js';

const line = defineLine(['SEED', 'SPROUT', 'LEAF', 'FRUIT']);

describe('a line', () => {
  it('knows the place of its states, and no place for others', () => {
    expect([...line.states, 'WEED'].map(line.rank)).toEqual([0, 1, 2, 3, undefined]);
  });

  it('has a state at or beyond a mark exactly from the mark on, and never a state of another line', () => {
    const reached = [...line.states, 'WEED'].filter((state) => line.isAtOrBeyond(state, 'LEAF'));
    expect(reached).toEqual(['LEAF', 'FRUIT']);
    expect(line.isAtOrBeyond('WEED', 'SEED')).toBe(false);
  });

  it('lists the states before a mark, in order', () => {
    expect(line.states.map(line.before)).toEqual([
      [],
      ['SEED'],
      ['SEED', 'SPROUT'],
      ['SEED', 'SPROUT', 'LEAF'],
    ]);
  });

  it('refuses a repeated state', () => {
    expect(() => defineLine(['A', 'B', 'A'])).toThrow('a state is twice in A -> B -> A');
  });
});

describe('transitions forward with skips', () => {
  const plant = defineMachine({
    name: 'plant',
    states: line.states,
    initial: 'SEED',
    final: ['FRUIT'],
    transitions: forwardWithSkips(line, { trigger: 'rain', owner: 'sky' }),
  });

  it('lead forward, including over several states, and never backward', () => {
    const place = fc.nat(line.states.length - 1);
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(plant.can(line.states[a]!, line.states[b]!, 'rain')).toBe(a < b);
      }),
    );
  });

  it('all have the given trigger and owner', () => {
    const reasons = plant.arrows.map(({ trigger, owner }) => `${trigger} by ${owner}`);
    expect(new Set(reasons)).toEqual(new Set(['rain by sky']));
  });
});
