import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { getMetadataStorage, registerDecorator, type ValidationArguments } from 'class-validator';
import { REQUIRED, type Fault, type Rule } from './rule.js';

// eslint-disable-next-line typescript/no-explicit-any -- any constructor without arguments
export type DtoClass<T extends object = any> = new () => T;

/** A plain value, or an object instead. */
export interface PlainOrObject {
  plain: Rule;
  dto: () => DtoClass;
}

export type Item = Rule | (() => DtoClass) | PlainOrObject;

/** The declaration of one member of a DTO's class. */
export interface Member {
  name: string;
  optional: boolean;
  /** In a query: the member that must not be earlier than this instant. */
  notAfter?: string;
  /** One value, one object, a list of either or a plain value instead, or objects by key. */
  value:
    | Rule
    | { dto: () => DtoClass }
    | { items: Item; min: number; max: number; plain?: Rule }
    | { key: Rule; dtoByKey: () => DtoClass; max: number };
}

/** The name of the constraint under which class-validator registers these rules. */
export const RULE_CONSTRAINT = 'rule';

const MEMBERS = Symbol('dto members');

/** The members of a DTO's class by name, including inherited ones; undefined if the class is not a DTO. */
export function membersOf(type: unknown): ReadonlyMap<string, Member> | undefined {
  return typeof type === 'function'
    ? (Reflect.getMetadata(MEMBERS, type) as ReadonlyMap<string, Member> | undefined)
    : undefined;
}

const KNOWN_MEMBERS_ONLY = Symbol('known members only');

/**
 * Refuses other members in objects of the class and its subclasses, instead of ignoring them (decision 1.5): for
 * objects in which a misspelt member would change the meaning of the rest.
 */
export const KnownMembersOnly = (): ClassDecorator => (type) => {
  Reflect.defineMetadata(KNOWN_MEMBERS_ONLY, true, type);
};

export function hasKnownMembersOnly(type: DtoClass): boolean {
  return Reflect.getMetadata(KNOWN_MEMBERS_ONLY, type) === true;
}

const ownRulesOnly = new WeakMap<DtoClass, boolean>();

/**
 * Whether a class has only these rules as constraints. They can then be checked directly, because class-validator looks
 * them up again for each object, which costs more than all checks.
 */
export function hasOwnRulesOnly(type: DtoClass): boolean {
  const known = ownRulesOnly.get(type);
  if (known !== undefined) return known;
  const registered = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const answer = registered.every(({ name }) => name === RULE_CONSTRAINT);
  ownRulesOnly.set(type, answer);
  return answer;
}

/** Registers a property of a DTO with the reader, class-validator and OpenAPI. */
export function memberDecorator(
  member: Omit<Member, 'name'>,
  api: ApiPropertyOptions,
): PropertyDecorator {
  return (prototype, property) => {
    const name = String(property);
    const type = prototype.constructor;
    const members = new Map([...(membersOf(type) ?? []), [name, { ...member, name }]]);
    Reflect.defineMetadata(MEMBERS, members, type);
    ApiProperty({ ...api, required: !member.optional } as ApiPropertyOptions)(prototype, property);
    if ('check' in member.value) registerRule(type, name, member.value, member.optional);
  };
}

function registerRule(type: object, propertyName: string, rule: Rule, optional: boolean): void {
  const check = (value: unknown): Fault | undefined => {
    if (value === undefined) return optional ? undefined : REQUIRED;
    return rule.check(value);
  };
  registerDecorator({
    name: RULE_CONSTRAINT,
    target: type as DtoClass,
    propertyName,
    validator: {
      validate: (value: unknown) => check(value) === undefined,
      defaultMessage: ({ value }: ValidationArguments) => faultText(check(value)),
    },
  });
}

/** The messages of class-validator are texts; the code is the part before the first colon. */
function faultText(found: Fault | undefined): string {
  return found === undefined ? '' : `${found.code}:${found.detail}`;
}

export function faultFromText(message: string): Fault {
  const colon = message.indexOf(':');
  return { code: message.slice(0, colon), detail: message.slice(colon + 1) };
}
