/** A line of indented JSON, with the pointer (RFC 6901) of the value that begins there; a closing bracket has none. */
export interface JsonLine {
  pointer: string | undefined;
  text: string;
}

/** A value as JSON with an indent of two, line by line as `JSON.stringify` writes it. */
export function jsonLines(value: unknown, pointer = '', indent = '', before = ''): JsonLine[] {
  const isList = Array.isArray(value);
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (members.length === 0) {
    return [{ pointer, text: `${indent}${before}${JSON.stringify(value)}` }];
  }
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return [
    { pointer, text: `${indent}${before}${open}` },
    ...members.flatMap(([name, member], index) => {
      const label = isList ? '' : `${JSON.stringify(name)}: `;
      const lines = jsonLines(member, `${pointer}/${escaped(name)}`, `${indent}  `, label);
      return index < members.length - 1 ? withComma(lines) : lines;
    }),
    { pointer: undefined, text: `${indent}${close}` },
  ];
}

function withComma(lines: readonly JsonLine[]): JsonLine[] {
  return lines.map((line, index) =>
    index === lines.length - 1 ? { ...line, text: `${line.text},` } : line,
  );
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The pointer itself, or that of the closest existing parent, at which a missing member is marked. */
export function nearest(lines: readonly JsonLine[], pointer: string): string {
  const pointers = new Set(lines.map((line) => line.pointer));
  let ancestor = pointer;
  while (ancestor !== '' && !pointers.has(ancestor))
    ancestor = ancestor.slice(0, ancestor.lastIndexOf('/'));
  return ancestor;
}

/** The lines within a distance of marked ones; undefined in place of omitted lines. */
export function excerptOf(
  lines: readonly JsonLine[],
  marked: ReadonlySet<string>,
  distance: number,
): (JsonLine | undefined)[] {
  const centers = lines.flatMap(({ pointer }, index) =>
    pointer !== undefined && marked.has(pointer) ? [index] : [],
  );
  const near = new Set<number>();
  for (const center of centers) {
    for (let index = center - distance; index <= center + distance; index += 1) near.add(index);
  }
  return lines.flatMap((line, index) => {
    if (near.has(index)) return [line];
    return index === 0 || near.has(index - 1) ? [undefined] : [];
  });
}
