import type { DtoClass } from '../validation/members.js';

const IDEMPOTENT = Symbol('takes an idempotency key');

/** Documents the header of a method that has the parameter. */
export const documentIdempotencyKey: ParameterDecorator = (target, name) => {
  if (name !== undefined) Reflect.defineMetadata(IDEMPOTENT, true, target, name);
};

export function takesIdempotencyKey(controller: DtoClass, method: string): boolean {
  const { prototype } = controller as { prototype: object };
  return Reflect.getMetadata(IDEMPOTENT, prototype, method) === true;
}
