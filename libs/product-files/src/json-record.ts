import type { Fault, Reason } from './fault.js';
import type { InputRecord } from './input-record.js';
import { EncodingFaults, type Reading } from './reading.js';

/** The remedy for a file that is not a JSON array. */
export const AS_JSON = 'give it as [{…}, {…}], or one object a line as .ndjson';

export class JsonRecords {
  private readonly encodingFaults: EncodingFaults;

  constructor(private readonly reading: Reading) {
    this.encodingFaults = new EncodingFaults(reading);
  }

  /**
   * Reads a record from a JSON text, with a fault if the text is not a valid record.
   * @param line the line where it begins, from 1
   * @param raw in units of the encoding
   */
  record(line: number, raw: string): InputRecord {
    const { text, isIntact } = this.reading.encoding.textOf(raw);
    const record = recordOf(line, raw, text);
    if (isIntact) this.reading.signs.addIntact(text);
    return isIntact ? record : { ...record, faults: [this.encodingFaults.of(raw)] };
  }
}

function recordOf(line: number, raw: string, text: string): InputRecord {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
      return { line, raw, body, faults: [] };
    }
    const reason: Reason = { name: 'json-object', values: {} };
    return unread(line, raw, { code: 'type', detail: 'must be a JSON object', reason });
  } catch (error) {
    const detail = (error as Error).message;
    return unread(line, raw, {
      code: 'not-json',
      detail,
      reason: { name: 'not-json', values: { message: detail } },
    });
  }
}

function unread(line: number, raw: string, fault: Fault): InputRecord {
  return { line, raw, body: {}, faults: [fault] };
}
