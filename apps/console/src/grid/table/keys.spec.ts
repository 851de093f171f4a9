import { actOf, type Key } from './keys.js';

const SIZE = { rows: 30, columns: 4, page: 10 };
const NO_MODIFIER = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const press = (key: string, start = [5, 1], modifiers: Partial<Key> = {}) => {
  const [row = 0, column = 0] = start;
  return actOf({ key, ...NO_MODIFIER, ...modifiers }, { row, column }, SIZE);
};
const goes = (row: number, column: number, extend = false) => ({
  type: 'go',
  to: { row, column },
  extend,
});

describe('a key in a grid', () => {
  it('moves the cursor, and stops at the edges', () => {
    expect(press('ArrowDown')).toEqual(goes(6, 1));
    expect(press('ArrowLeft', [5, 0])).toEqual(goes(5, 0));
    expect(press('PageDown', [25, 1])).toEqual(goes(29, 1));
    expect(press('End')).toEqual(goes(5, 3));
    expect(press('Home', [5, 1], { ctrlKey: true })).toEqual(goes(0, 0));
    expect(press('ArrowDown', [5, 1], { metaKey: true })).toEqual(goes(29, 1));
  });

  it('extends the selection with Shift', () => {
    expect(press('ArrowRight', [5, 1], { shiftKey: true })).toEqual(goes(5, 2, true));
  });

  it('goes to the next cell with Tab, and leaves the grid at its ends', () => {
    expect(press('Tab', [5, 3])).toEqual(goes(6, 0));
    expect(press('Tab', [5, 0], { shiftKey: true })).toEqual(goes(4, 3));
    expect(press('Tab', [29, 3])).toBeUndefined();
    expect(press('Tab', [0, 0], { shiftKey: true })).toBeUndefined();
  });

  it('edits the cell, replacing its text with the typed character', () => {
    expect(press('F2')).toEqual({ type: 'edit' });
    expect(press('7')).toEqual({ type: 'edit', text: '7' });
    expect(press('F5')).toBeUndefined();
  });

  it('does not handle copy, paste and the keys of the browser', () => {
    const control = { ctrlKey: true };
    expect(['c', 'v', 'x', 'r'].map((key) => press(key, [0, 0], control))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(press('z', [0, 0], control)).toEqual({ type: 'undo' });
    expect(press('a', [0, 0], control)).toEqual({ type: 'all' });
  });
});
