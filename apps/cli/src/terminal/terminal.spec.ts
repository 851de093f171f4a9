import { processTerminal } from './terminal.js';

const { stdout } = process;

describe('The width of a terminal', () => {
  const before = { isTTY: stdout.isTTY, columns: stdout.columns };
  afterEach(() => void Object.assign(stdout, before));

  it.each([
    [true, 100, 100],
    // Terminals without a size, for example of some build servers and serial lines.
    [true, 0, undefined],
    [false, 100, undefined],
  ])('of a stream with isTTY %s and columns %s is %s', (isTTY, columns, expected) => {
    Object.assign(stdout, { isTTY, columns });
    expect(processTerminal().columns).toBe(expected);
  });
});
