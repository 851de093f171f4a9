import {
  Type,
  type Static,
  type TInteger,
  type TNumber,
  type TObject,
  type TProperties,
  type TSchema,
  type TSchemaOptions,
} from 'typebox';

/** A shape of answers that is a schema of its own, with this name, in the API document. */
export function model<P extends TProperties>(name: string, members: P): TObject<P> {
  return Type.Object(members, { $id: name });
}

/** A member that an answer may lack; JSON leaves out an undefined one. */
export function optional<S extends TSchema>(schema: S) {
  return Type.Optional(Type.Unsafe<Static<S> | undefined>(schema));
}

/** A number that may be null. */
export function nullable({ type, ...schema }: TNumber | TInteger) {
  return Type.Unsafe<number | null>({ type: [type, 'null'], ...schema });
}

/** An object with any member names, whose values have one shape. */
export function mapOf<S extends TSchema>(values: S, options: TSchemaOptions) {
  return Type.Unsafe<Record<string, Static<S>>>({
    type: 'object',
    ...options,
    additionalProperties: values,
  });
}

/** An object with members of any kind. */
export function anyObject(options: TSchemaOptions) {
  return Type.Unsafe<object>({ type: 'object', ...options, additionalProperties: true });
}

/** Exactly one of several shapes; `Type.Union` is any of them. */
export function oneOf<S extends readonly TSchema[]>(...shapes: S) {
  return Type.Unsafe<Static<S[number]>>({ oneOf: shapes });
}
