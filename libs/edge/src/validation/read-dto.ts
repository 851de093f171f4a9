import { validateSync, type ValidationError } from 'class-validator';
import type { FieldError } from '#runtime';
import {
  faultFromText,
  hasKnownMembersOnly,
  hasOwnRulesOnly,
  membersOf,
  RULE_CONSTRAINT,
  type DtoClass,
  type Item,
  type Member,
} from './members.js';
import { checkSize, NOT_AN_ARRAY, NOT_AN_OBJECT, REQUIRED, type Fault, type Rule } from './rule.js';

/** Reading continues after a fault to find others, up to this number, because an answer shows 100 (decision 1.2). */
const ENOUGH_FAULTS = 100;

const UNKNOWN: Fault = {
  code: 'unknown-member',
  detail: 'is not a known member: correct its name, or remove it',
};

/**
 * Reads a parsed JSON value into a DTO. Only members of the class are read, and no value changes its type (decision
 * 1.5). Other members are ignored, unless the class allows known members only.
 * @param pointer the position of the value in the body
 * @param faults receives every fault found; the result is valid only if there is none
 */
export function readDto(
  type: DtoClass,
  value: unknown,
  pointer: string,
  faults: FieldError[],
): object {
  const dto = new type() as Record<string, unknown>;
  if (!isObject(value)) {
    addFault(faults, pointer, value === undefined ? REQUIRED : NOT_AN_OBJECT);
    return dto;
  }
  const members = membersOf(type) ?? new Map<string, Member>();
  for (const member of members.values()) {
    const sent = value[member.name];
    const place = `${pointer}/${member.name}`;
    if (!isAbsent(member, sent)) dto[member.name] = readMember(member, sent, place, faults);
    else if (!member.optional && !('check' in member.value)) addFault(faults, place, REQUIRED);
  }
  if (hasKnownMembersOnly(type)) refuseUnknown(value, members, pointer, faults);
  if (hasOwnRulesOnly(type)) checkOwnRules(dto, members, pointer, faults);
  else checkRules(dto, pointer, faults);
  keepAs(dto, members);
  return dto;
}

/**
 * Whether a member counts as absent (decision 1.5): `null` does, unless the rule gives `null` a meaning, and so does a
 * blank text if a text is required.
 */
function isAbsent({ value, optional }: Member, sent: unknown): boolean {
  const rule = 'check' in value ? value : undefined;
  if (sent === null) return rule?.takesNull !== true;
  return sent === undefined || (!optional && rule?.takesBlank !== true && isBlank(rule, sent));
}

function isBlank(rule: Rule | undefined, sent: unknown): boolean {
  return rule?.schema['type'] === 'string' && typeof sent === 'string' && sent.trim() === '';
}

function refuseUnknown(
  value: Record<string, unknown>,
  members: ReadonlyMap<string, Member>,
  pointer: string,
  faults: FieldError[],
): void {
  for (const name of Object.keys(value)) {
    if (faults.length >= ENOUGH_FAULTS) return;
    if (!members.has(name)) addFault(faults, `${pointer}/${escaped(name)}`, UNKNOWN);
  }
}

/** Reads a list of objects or of plain values. */
export function readList(
  { items, min, max }: { items: Item; min: number; max: number },
  value: unknown,
  pointer: string,
  faults: FieldError[],
): unknown[] {
  if (!Array.isArray(value)) {
    addFault(faults, pointer, value === undefined ? REQUIRED : NOT_AN_ARRAY);
    return [];
  }
  const size = checkSize(value.length, min, max);
  if (size !== undefined) {
    addFault(faults, pointer, size);
    return [];
  }
  const list: unknown[] = [];
  for (const [index, item] of value.entries()) {
    if (faults.length >= ENOUGH_FAULTS) break;
    list.push(readItem(items, item, `${pointer}/${index}`, faults));
  }
  return list;
}

/** Reads objects by key; the rule normalizes the keys. */
function readMap(
  { key, dtoByKey, max }: { key: Rule; dtoByKey: () => DtoClass; max: number },
  value: unknown,
  pointer: string,
  faults: FieldError[],
): Map<string, object> {
  const map = new Map<string, object>();
  if (!isObject(value)) {
    addFault(faults, pointer, NOT_AN_OBJECT);
    return map;
  }
  const entries = Object.entries(value);
  const size = checkSize(entries.length, 0, max);
  if (size !== undefined) addFault(faults, pointer, size);
  for (const [name, item] of entries.slice(0, max)) {
    const place = `${pointer}/${escaped(name)}`;
    const normalized = String(key.keep?.(name) ?? name);
    const fault = key.check(name) ?? (map.has(normalized) ? TWICE : undefined);
    if (fault !== undefined) addFault(faults, place, fault);
    else if (item !== null) map.set(normalized, readDto(dtoByKey(), item, place, faults));
  }
  return map;
}

const TWICE: Fault = { code: 'duplicate', detail: 'is given twice, in two spellings' };

/** Escapes a member's name for RFC 6901. */
function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

function readMember(member: Member, sent: unknown, place: string, faults: FieldError[]): unknown {
  const { value } = member;
  if ('items' in value) {
    const { plain } = value;
    return plain && !Array.isArray(sent)
      ? readItem(plain, sent, place, faults)
      : readList(value, sent, place, faults);
  }
  if ('dtoByKey' in value) return readMap(value, sent, place, faults);
  return 'dto' in value ? readDto(value.dto(), sent, place, faults) : sent;
}

function readItem(items: Item, sent: unknown, place: string, faults: FieldError[]): unknown {
  if (typeof items === 'function') return readDto(items(), sent, place, faults);
  if ('plain' in items) {
    return readItem(isObject(sent) ? items.dto : items.plain, sent, place, faults);
  }
  const fault = items.check(sent);
  if (fault !== undefined) addFault(faults, place, fault);
  else if (items.keep !== undefined) return items.keep(sent);
  return sent;
}

/** Checks the rules of an object's plain members; its nested objects were checked while they were read. */
function checkOwnRules(
  dto: Readonly<Record<string, unknown>>,
  members: ReadonlyMap<string, Member>,
  pointer: string,
  faults: FieldError[],
): void {
  for (const { name, value, optional } of members.values()) {
    if (!('check' in value)) continue;
    const sent = dto[name];
    const fault = sent === undefined ? missing(optional) : value.check(sent);
    if (fault !== undefined) addFault(faults, `${pointer}/${name}`, fault);
  }
}

function missing(optional: boolean): Fault | undefined {
  return optional ? undefined : REQUIRED;
}

/** Checks the rules of a class that also has decorators of class-validator, which need the complete object. */
function checkRules(dto: object, pointer: string, faults: FieldError[]): void {
  for (const error of validateSync(dto, { forbidUnknownValues: false, stopAtFirstError: true })) {
    addFault(faults, `${pointer}/${error.property}`, faultOf(error));
  }
}

/** The fault of a class-validator error, from these rules or from its own decorators. */
function faultOf({ constraints = {} }: Pick<ValidationError, 'constraints'>): Fault {
  const [kind = 'invalid', message = 'is not valid'] = Object.entries(constraints)[0] ?? [];
  if (kind === RULE_CONSTRAINT) return faultFromText(message);
  return {
    code: kind.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
    detail: message,
  };
}

function keepAs(dto: Record<string, unknown>, members: ReadonlyMap<string, Member>): void {
  for (const { name, value } of members.values()) {
    if ('check' in value && value.keep !== undefined && typeof dto[name] === 'string') {
      dto[name] = value.keep(dto[name]);
    }
  }
}

function addFault(faults: FieldError[], pointer: string, { code, detail }: Fault): void {
  faults.push({ pointer, code, detail });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
