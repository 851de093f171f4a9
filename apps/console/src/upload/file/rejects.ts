import type { Plan } from './plan.js';

/** A file with all lines of the products that were not sent, in the format of the file that was read. */
export function rejectsOf(fileName: string, plan: Plan): { name: string; text: string } {
  const left = plan.products.filter(({ state }) => state !== 'sent');
  const raws = [...left.flatMap(({ records }) => records), ...plan.strayRecords]
    .toSorted((one, other) => one.line - other.line)
    .map(({ raw }) => raw);
  const dot = fileName.lastIndexOf('.');
  const ending = fileName.slice(dot + 1);
  return {
    name: `${fileName.slice(0, dot)}.not-sent.${ending}`,
    text: textOf(ending.toLowerCase(), plan.header, raws),
  };
}

function textOf(ending: string, header: string | undefined, raws: readonly string[]): string {
  if (ending === 'json') return `[\n${raws.join(',\n')}\n]\n`;
  // Spreadsheets need the mark to read UTF-8.
  const lines = header === undefined ? raws : [`\uFEFF${header}`, ...raws];
  return `${lines.join('\n')}\n`;
}
