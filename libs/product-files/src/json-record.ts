import type { InputRecord } from './input-record.js';

/** What to do about a file that is no JSON array. */
export const AS_JSON = 'give it as [{…}, {…}], or one object a line as .ndjson';

/** The record that a text in JSON is, with a fault where it is none. @param line where it begins, from 1 */
export function jsonRecord(line: number, raw: string): InputRecord {
  try {
    const body: unknown = JSON.parse(raw);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
      return { line, raw, body, faults: [] };
    }
    return unread(line, raw, 'type', 'must be a JSON object');
  } catch (error) {
    return unread(line, raw, 'not-json', (error as Error).message);
  }
}

function unread(line: number, raw: string, code: string, detail: string): InputRecord {
  return { line, raw, body: {}, faults: [{ code, detail }] };
}
