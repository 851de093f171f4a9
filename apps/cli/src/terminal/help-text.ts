import type { AddHelpTextContext } from 'commander';
import { hanging } from './table.js';

/** The width of a help outside of a terminal, the same as Commander's. */
export const COLUMNS = 80;

/**
 * Formats a text below the options of a help. Each line is wrapped to the width of the terminal and continues under its last
 * column, which begins after three or more blanks.
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
