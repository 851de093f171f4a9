import { placeName, pathOf } from '../design/forms/place-faults.js';
import { fill } from '../language/texts.js';
import { messages } from './messages.js';

const { contract: texts } = messages;

/** A fault of a message that breaks its contract. */
interface ContractFault {
  /** RFC 6901, into the payload. */
  pointer: string;
  code: string;
  detail: string;
}

/** Longer values are cut. */
const MOST_SHOWN = 80;

/**
 * Describes why a message is parked, one sentence for each fault: the field, the violated rule, and the value.
 * @param detail of a parked message: a list of faults in JSON, or a text
 * @param payload from which the values are, where it is known
 */
export function faultTexts(detail = '', payload?: unknown): string[] {
  const faults = contractFaults(detail);
  if (faults.length === 0) return detail === '' ? [] : [detail];
  return faults.map(({ pointer, code, detail: wrong }) => {
    const path = pathOf({ pointer });
    const field = placeName(path);
    if (code === 'required') return fill(texts.missing, { field });
    const value = shown(valueAt(payload, path));
    const text = value === undefined ? texts.fault : texts.faultOfValue;
    return fill(text, { field, wrong, value: value ?? '' });
  });
}

/** The pointers of the faults; none if the detail is a text. */
export function pointersOf(detail = ''): string[] {
  return contractFaults(detail).map(({ pointer }) => pointer);
}

function contractFaults(detail: string): ContractFault[] {
  try {
    const faults: unknown = JSON.parse(detail);
    return Array.isArray(faults) ? faults.filter(isFault) : [];
  } catch {
    return [];
  }
}

function isFault(fault: unknown): fault is ContractFault {
  if (typeof fault !== 'object' || fault === null) return false;
  const { pointer, detail } = fault as Partial<Record<string, unknown>>;
  return typeof pointer === 'string' && typeof detail === 'string';
}

function valueAt(payload: unknown, path: readonly string[]): unknown {
  let value = payload;
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part))
      return undefined;
    value = (value as Record<string, unknown>)[part];
  }
  return value;
}

function shown(value: unknown): string | undefined {
  const text = JSON.stringify(value) as string | undefined;
  return text !== undefined && text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

/** The pointer into the schema for the value at a pointer, if there is no reference in between. */
export function schemaPointerOf(pointer: string): string {
  return pathOf({ pointer })
    .map((name) => (/^\d+$/.test(name) ? '/items' : `/properties/${name}`))
    .join('');
}
