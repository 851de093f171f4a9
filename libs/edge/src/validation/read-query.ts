import type { FieldError, ParameterError } from '#runtime';
import { parseInstant } from './instant.js';
import { membersOf, type DtoClass, type Member } from './members.js';
import { readDto } from './read-dto.js';
import { fault, type Fault, type Rule } from './rule.js';

/** A misspelt filter must not return everything (decision 1.5). */
const UNKNOWN = fault('unknown-parameter', 'is not a parameter of this operation');
const REPEATED = fault('repeated', 'is given more than once');

/**
 * Reads a query into a DTO; the rules of the members convert the texts.
 * @param type undefined if the operation has no query parameters
 * @param errors receives all faults: first in the order of the query, then for missing parameters; the result is valid
 * only if there is none
 */
export function readQuery(
  type: DtoClass | undefined,
  query: object,
  errors: ParameterError[],
): object {
  const members: ReadonlyMap<string, Member> = membersOf(type) ?? new Map();
  const faults = new Map<string, Fault>();
  const values: Record<string, unknown> = {};
  for (const [name, sent] of Object.entries(query) as [string, string | string[]][]) {
    const member = members.get(name);
    const text = Array.isArray(sent) && takesSeveral(member) ? sent.join() : sent;
    if (member === undefined) faults.set(name, UNKNOWN);
    else if (Array.isArray(text)) faults.set(name, REPEATED);
    else values[name] = 'check' in member.value ? valueOf(member.value, text) : text;
  }
  const dto = type === undefined ? query : readDtoOf(type, values, faults);
  addReversed(dto as Record<string, string | undefined>, members, faults);
  for (const parameter of new Set([...Object.keys(query), ...faults.keys()])) {
    const parameterFault = faults.get(parameter);
    if (parameterFault !== undefined) errors.push({ parameter, ...parameterFault });
  }
  return dto;
}

function takesSeveral(member: Member | undefined): boolean {
  return member !== undefined && 'check' in member.value && member.value.takesSeveral === true;
}

/** Returns the value of a parameter's text by its rule. */
export function valueOf(rule: Rule, text: string): unknown {
  return rule.fromText?.(text) ?? text;
}

/** A parameter with a fault gets no second fault. */
function readDtoOf(type: DtoClass, values: object, faults: Map<string, Fault>): object {
  const fieldErrors: FieldError[] = [];
  const dto = readDto(type, values, '', fieldErrors);
  for (const { pointer, code, detail } of fieldErrors) {
    const name = pointer.slice(1);
    if (!faults.has(name)) faults.set(name, { code, detail });
  }
  return dto;
}

/** Adds the fault of a `…From` after its `…Until` (decision 1.8). */
function addReversed(
  dto: Readonly<Record<string, string | undefined>>,
  members: ReadonlyMap<string, Member>,
  faults: Map<string, Fault>,
): void {
  for (const { name, notAfter } of members.values()) {
    if (notAfter === undefined || faults.has(name) || faults.has(notAfter)) continue;
    const from = parseInstant(dto[name] ?? '');
    const until = parseInstant(dto[notAfter] ?? '', { bareDate: 'end' });
    if (from !== undefined && until !== undefined && from > until) {
      faults.set(name, fault('reversed-range', `is after ${notAfter}`));
    }
  }
}
