import { fault, foldedKey, type Fault, type InputRecord } from '@entrepot/product-files';
import type { Mapping, MappingKind, ValueMapping } from './mapping-kinds.js';

/** A mapping of a file. */
export interface FileMapping {
  /** As the file writes it. */
  key: string;
  mapping: Mapping;
  /** The line where it begins. */
  line: number;
  /** The line of each of its values. */
  valueLines: number[];
  faults: { line: number; fault: Fault }[];
}

/** The mappings of the rows of a file; attribute rows with the same name form one mapping. */
export function mappingsOf(kind: MappingKind, rows: readonly InputRecord[]): FileMapping[] {
  const found = rows.map((row) => fileMapping(kind, row));
  const mappings = kind.key === 'name' ? merged(found) : found;
  const first = new Map<string, FileMapping>();
  for (const mapping of mappings) {
    const folded = foldedKey(mapping.key);
    const earlier = first.get(folded);
    if (folded !== '' && earlier) {
      addFault(
        mapping,
        fault('duplicate', kind.key, `is in the file twice: see line ${earlier.line}`),
      );
    } else first.set(folded, mapping);
  }
  return mappings;
}

function addFault(mapping: FileMapping, found: Fault, line = mapping.line): void {
  mapping.faults.push({ line, fault: found });
}

function fileMapping({ key: keyMember, code }: MappingKind, row: InputRecord): FileMapping {
  const { line, body } = row;
  const { [keyMember]: key, value, channelValue } = body as Record<string, unknown>;
  const { value: _, channelValue: _channelValue, ...mapping } = body as Mapping & ValueMapping;
  const mapped: FileMapping = {
    key: typeof key === 'string' ? key : '',
    mapping,
    line,
    valueLines: [],
    faults: row.faults.map((one) => ({ line, fault: one })),
  };
  if (!isListOfObjects(mapping.values ?? [])) {
    delete mapping.values;
    addFault(mapped, fault('type', 'values', 'must be a list of {"value", "channelValue"}'));
  }
  mapped.valueLines.push(...(mapping.values ?? []).map(() => line));
  if (mapped.faults.length > 0) return mapped;
  for (const member of [keyMember, code]) {
    if (typeof (body as Record<string, unknown>)[member] !== 'string') {
      addFault(mapped, fault('required', member, 'is required, as a text'));
    }
  }
  if (keyMember === 'name') setValues(mapped, value, channelValue);
  return mapped;
}

function isListOfObjects(values: unknown): boolean {
  return Array.isArray(values) && values.every((one) => one instanceof Object);
}

/** Sets the value of a CSV row, which has at most one. */
function setValues(mapped: FileMapping, value: unknown, channelValue: unknown): void {
  const { mapping, line } = mapped;
  if ((value === undefined) !== (channelValue === undefined)) {
    const missing = value === undefined ? 'value' : 'channelValue';
    addFault(mapped, fault('required', missing, 'is required when the other is given'));
  } else if (value !== undefined) {
    mapping.values = [...(mapping.values ?? []), { value, channelValue } as ValueMapping];
    mapped.valueLines.push(line);
  } else mapping.values ??= [];
}

/** Merges the rows of each attribute into one mapping. */
function merged(found: readonly FileMapping[]): FileMapping[] {
  const byName = new Map<string, FileMapping>();
  for (const [index, one] of found.entries()) {
    // A row without a name is not merged.
    const key = one.key === '' ? `\n${index}` : one.key;
    const known = byName.get(key);
    if (!known) {
      byName.set(key, one);
      continue;
    }
    known.faults.push(...one.faults);
    const { attribute, values = [] } = one.mapping;
    if (attribute !== known.mapping.attribute && one.faults.length === 0) {
      const what = `differs from that of line ${known.line}: an attribute has one mapping`;
      addFault(known, fault('differs', 'attribute', what), one.line);
    }
    known.mapping.values ??= [];
    known.mapping.values.push(...values);
    known.valueLines.push(...one.valueLines);
  }
  return [...byName.values()];
}
