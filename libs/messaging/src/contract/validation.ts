import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { EventContract } from './contract.js';

/** One fault of an event, with the member and the rule, but never the value, which may be personal data. */
export interface ContractFault {
  /** RFC 6901, from the event's root; a missing member's pointer names the member itself. */
  pointer: string;
  /** The kind of the violated rule, in kebab-case. */
  code: string;
  detail: string;
}

const MAX_FAULTS = 100;

const ajv = new Ajv2020({ allErrors: true, strict: true, addUsedSchema: false });

/** Checks a whole event, envelope included, against its contract. At most 100 faults; none when it is valid. */
export function validateEvent(
  contract: Pick<EventContract, 'schema'>,
  value: unknown,
): ContractFault[] {
  // Ajv compiles a schema at first use and caches it, so a service compiles only the contracts that it uses.
  const validate = ajv.compile(contract.schema);
  if (validate(value)) return [];
  return (validate.errors ?? [])
    .filter((error) => error.keyword !== 'if')
    .slice(0, MAX_FAULTS)
    .map(toFault);
}

/** The codes by keyword of JSON Schema, the same as for request bodies. */
const CODES: Readonly<Record<string, string>> = {
  required: 'required',
  type: 'type',
  minLength: 'too-short',
  maxLength: 'too-long',
  minItems: 'too-few',
  maxItems: 'too-many',
  minimum: 'out-of-range',
  maximum: 'out-of-range',
};

function toFault(error: ErrorObject): ContractFault {
  const code = CODES[error.keyword] ?? 'invalid-value';
  return { pointer: pointerOf(error), code, detail: error.message ?? error.keyword };
}

function pointerOf(error: ErrorObject): string {
  if (error.keyword !== 'required') return error.instancePath;
  const member = String(error.params['missingProperty']).replace(/~/g, '~0').replace(/\//g, '~1');
  return `${error.instancePath}/${member}`;
}
