import { isWithin, levelsOf, nextUnmapped, withMapping } from './category-row.js';
import type { CategoryRow, Mapping } from './category-row.js';

const mappingOf = (category: string, channelCategory = 'A'): Mapping => ({
  category,
  channelCategory,
  path: channelCategory,
  source: 'merchant',
});
const rowOf = (category: string, mapping?: Mapping): CategoryRow => ({
  category,
  skus: 1,
  suggestions: [],
  ...(mapping && { mapping }),
});

describe('a reference category', () => {
  it('has itself and the categories above it as levels', () => {
    expect(levelsOf('A > B > C')).toEqual(['A > B > C', 'A > B', 'A']);
  });

  it('is within a category whose levels it has, without regard to case, accents and blanks', () => {
    expect(isWithin('Mode  > Äpfel > Rot', 'mode > apfel')).toBe(true);
    expect(isWithin('Mode > Apfelmus', 'mode > apfel')).toBe(false);
  });

  it('takes a mapping from a category above it, and keeps a longer one', () => {
    const set = mappingOf('a > b', 'NEW');
    expect(withMapping(rowOf('A > B > C'), set).mapping).toBe(set);
    expect(withMapping(rowOf('A > B > C', mappingOf('A')), set).mapping).toBe(set);
    expect(withMapping(rowOf('A > B', mappingOf('A > B')), set).mapping).toBe(set);
    const mappedRow = rowOf('A > B > C', mappingOf('A > B > C'));
    expect(withMapping(mappedRow, set)).toBe(mappedRow);
    expect(withMapping(rowOf('A > X'), set).mapping).toBeUndefined();
  });

  it('is followed by the next unmapped one, and the last by the first', () => {
    const rows = [rowOf('A'), rowOf('B'), rowOf('C', mappingOf('C')), rowOf('D')];
    expect(nextUnmapped(rows, 'B')?.category).toBe('D');
    expect(nextUnmapped(rows, 'D')?.category).toBe('A');
    expect(nextUnmapped([rowOf('A')], 'A')).toBeUndefined();
  });

  it('counts as unmapped if the channel no longer has the category', () => {
    const { path: _path, ...lost } = mappingOf('B');
    expect(nextUnmapped([rowOf('A'), rowOf('B', lost)], 'A')?.category).toBe('B');
  });
});
