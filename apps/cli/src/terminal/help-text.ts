import type { AddHelpTextContext } from 'commander';
import { hanging } from './table.js';

/** Of a help that is not shown in a terminal, as Commander has it. */
const COLUMNS = 80;

/**
 * A text below the options of a help, in the width of the terminal as they are: each line of it is wrapped, and goes on below
 * its last column, which begins behind three blanks or more.
 */
export function helpText(text: string): (context: AddHelpTextContext) => string {
  return ({ command }) => {
    const { getOutHelpWidth } = command.configureOutput();
    const columns = getOutHelpWidth?.() ?? COLUMNS;
    const lines = text.split('\n').flatMap((line) => hanging(line, indentOf(line), columns));
    return lines.join('\n');
  };
}

function indentOf(line: string): number {
  return /^.*\S {3,}(?=\S)|^ */.exec(line)?.[0].length ?? 0;
}
