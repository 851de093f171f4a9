import type { DtoClass } from '../validation/members.js';

const IDEMPOTENT = Symbol('takes an idempotency key');

/** Documents the header for a method with this parameter. */
export const documentIdempotencyKey: ParameterDecorator = (target, name) => {
  if (name !== undefined) Reflect.defineMetadata(IDEMPOTENT, true, target, name);
};

export function takesIdempotencyKey(controller: DtoClass, method: string): boolean {
  const { prototype } = controller as { prototype: object };
  return Reflect.getMetadata(IDEMPOTENT, prototype, method) === true;
}
