import { javaMajor } from './java.js';

describe('the version of Java', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "21" 2023-09-19', 21],
    ['java version "1.8.0_392"', 8],
    ['command not found', 0],
  ])('%s', (text, major) => {
    expect(javaMajor(text)).toBe(major);
  });
});
