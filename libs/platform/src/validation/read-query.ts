import { Refusal } from '../problems/refusal.js';
import type { FieldError } from '../problems/refusal.js';
import { membersOf } from './members.js';
import type { DtoClass, Member } from './members.js';
import { readDto } from './read-dto.js';

/**
 * Makes a DTO of a query: texts become what their members' rules say.
 *
 * @throws Refusal `invalid-parameter` naming the first parameter at fault
 */
export function readQuery(type: DtoClass, query: object): object {
  const values: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(query) as [string, string | string[]][]) {
    if (Array.isArray(text)) throw invalid(name, 'is given more than once');
    values[name] = fromText(membersOf(type)?.get(name), text);
  }
  const faults: FieldError[] = [];
  const dto = readDto(type, values, '', faults);
  const [first] = faults;
  if (first !== undefined) throw invalid(first.pointer.slice(1), first.detail);
  return dto;
}

function fromText(member: Member | undefined, text: string): unknown {
  if (member === undefined || !('check' in member.value)) return text;
  return member.value.fromText?.(text) ?? text;
}

function invalid(parameter: string, detail: string): Refusal {
  return new Refusal('invalid-parameter', `${parameter} ${detail}.`, { parameter });
}
