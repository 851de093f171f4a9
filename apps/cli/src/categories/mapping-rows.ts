import { fault, foldedKey, type Fault, type InputRecord } from '@entrepot/product-files';
import type { Mapping, MappingKind, ValueMapping } from './mapping-kinds.js';

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
  const fileMappings = rows.map((row) => fileMapping(kind, row));
  const mappings = kind.key === 'name' ? merged(fileMappings) : fileMappings;
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

function addFault(mapping: FileMapping, mappingFault: Fault, line = mapping.line): void {
  mapping.faults.push({ line, fault: mappingFault });
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
    faults: row.faults.map((cellFault) => ({ line, fault: cellFault })),
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
  return Array.isArray(values) && values.every((element) => element instanceof Object);
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
function merged(mappings: readonly FileMapping[]): FileMapping[] {
  const byName = new Map<string, FileMapping>();
  for (const [index, mapping] of mappings.entries()) {
    // A row without a name is not merged.
    const key = mapping.key === '' ? `\n${index}` : mapping.key;
    const earlier = byName.get(key);
    if (!earlier) {
      byName.set(key, mapping);
      continue;
    }
    earlier.faults.push(...mapping.faults);
    const { attribute, values = [] } = mapping.mapping;
    if (attribute !== earlier.mapping.attribute && mapping.faults.length === 0) {
      const what = `differs from that of line ${earlier.line}: an attribute has one mapping`;
      addFault(earlier, fault('differs', 'attribute', what), mapping.line);
    }
    earlier.mapping.values ??= [];
    earlier.mapping.values.push(...values);
    earlier.valueLines.push(...mapping.valueLines);
  }
  return [...byName.values()];
}
