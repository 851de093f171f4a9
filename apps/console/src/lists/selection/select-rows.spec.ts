import { NOTHING, toggled, type Selected } from './select-rows.js';

const LOADED = ['a', 'b', 'c', 'd'];
const keysOf = ({ keys }: Selected): string[] => [...keys].toSorted();

describe('the selection of a list', () => {
  it('selects a row, and unselects it again', () => {
    const selected = toggled(NOTHING, LOADED, 'b', false);
    expect(keysOf(selected)).toEqual(['b']);
    expect(keysOf(toggled(selected, LOADED, 'b', false))).toEqual([]);
  });

  it('extends with Shift from the last row in both directions', () => {
    const selected = toggled(NOTHING, LOADED, 'c', false);
    expect(keysOf(toggled(selected, LOADED, 'a', true))).toEqual(['a', 'b', 'c']);
    expect(keysOf(toggled(selected, LOADED, 'd', true))).toEqual(['c', 'd']);
  });

  it('unselects a range with Shift on a selected row', () => {
    const all: Selected = { keys: new Set(LOADED), all: false, anchor: 'd' };
    expect(keysOf(toggled(all, LOADED, 'b', true))).toEqual(['a']);
  });

  it('selects one row with Shift if the last row is no longer in the list', () => {
    const gone: Selected = { keys: new Set(), all: false, anchor: 'z' };
    expect(keysOf(toggled(gone, LOADED, 'b', true))).toEqual(['b']);
  });

  it('keeps all loaded rows except an unselected one after everything was selected', () => {
    const rest = toggled({ keys: new Set(), all: true }, LOADED, 'b', false);
    expect(rest.all).toBe(false);
    expect(keysOf(rest)).toEqual(['a', 'c', 'd']);
  });
});
