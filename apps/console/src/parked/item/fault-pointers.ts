/** The pointers that the words of a fault name; only those of a broken contract do. @param detail of a parked message */
export function pointersOf(detail: string | undefined): string[] {
  try {
    const faults: unknown = JSON.parse(detail ?? '');
    return Array.isArray(faults) ? faults.flatMap(pointerOf) : [];
  } catch {
    return [];
  }
}

function pointerOf(fault: unknown): string[] {
  if (typeof fault !== 'object' || fault === null || !('pointer' in fault)) return [];
  return typeof fault.pointer === 'string' ? [fault.pointer] : [];
}

/** Where the schema describes the value at a pointer, if no reference is in between. */
export function schemaPointerOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => (/^\d+$/.test(name) ? '/items' : `/properties/${name}`))
    .join('');
}
