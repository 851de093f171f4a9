import type { DtoClass } from '../validation/members.js';

/**
 * A JSON body: one object, a list of one kind, one of several shapes, or one of several that a body may have at once.
 * Every class has `@ApiProperty` fields.
 */
export type JsonShape =
  | DtoClass
  | readonly [DtoClass]
  | { readonly oneOf: readonly JsonShape[] }
  | { readonly anyOf: readonly JsonShape[] };

/** A body that is not JSON of this API, by its media type. */
export interface OtherBody {
  readonly mediaType: string;
  /** The JSON Schema of a body that is JSON of another format. */
  readonly schema?: Readonly<Record<string, unknown>>;
}

export type AnswerBody = JsonShape | OtherBody;

/** The documentation of an operation beside its types, limits, token and idempotency key. */
export interface OperationText {
  /** Unique among all services; generated clients use it as the method name. */
  id: string;
  /** One line, for the list of operations. */
  summary: string;
  /** What fields and codes do not show. Markdown. */
  doc?: string;
  /** The description of each path parameter, by name. */
  params?: Readonly<Record<string, string>>;
  /** Examples of path parameters, by name, where that of the other operations does not fit. */
  paramExamples?: Readonly<Record<string, string>>;
  /** A body that works in the sandbox. */
  example?: unknown;
  /** The codes of the business refusals, of the service's problem table; those of the edge are added automatically. */
  problems?: readonly string[];
  /** Other answers that are no problems, by status (decision 1.3). */
  others?: Readonly<Record<number, { body: JsonShape; doc: string }>>;
  /** The answer has an entity tag, and 304 is answered to a caller that has it already. */
  revalidates?: boolean;
  /** Headers of the success beside `X-Request-Id`, with their descriptions. */
  headers?: Readonly<Record<string, string>>;
  /** A POST whose repetition has no further effect: programs may send it again after a lost answer. */
  repeatable?: boolean;
  /** Not routed in production (decision 2.5). */
  sandboxOnly?: boolean;
}

/** The data of `@ApiEndpoint`; the status of the success is that of `@HttpCode`. */
export interface Operation extends OperationText {
  /** Undefined for an answer without a body. */
  body: AnswerBody | undefined;
}

const OPERATION = Symbol('operation');

/**
 * Documents a route: what its success answers, and in words what it does.
 *
 *     @ApiEndpoint(OrderResponse, { id: 'approveOrder', summary: 'Approve an order', problems: ['order-not-found'] })
 *     @ApiEndpoint([SkuResponse], { … })                        // a list
 *     @ApiEndpoint({ oneOf: [[SkuResponse], Preview] }, { … })  // one of several
 *     @ApiEndpoint({ mediaType: 'application/pdf' }, { … })
 *     @ApiEndpoint(undefined, { … })                            // nothing, as with 204
 */
export function ApiEndpoint(body: AnswerBody | undefined, text: OperationText): MethodDecorator {
  return (target, name) => {
    Reflect.defineMetadata(OPERATION, { ...text, body } satisfies Operation, target, name);
  };
}

/** The data of `@ApiEndpoint` on a controller's method; undefined without it. */
export function operationOf(controller: DtoClass, method: string): Operation | undefined {
  const { prototype } = controller as { prototype: object };
  return Reflect.getMetadata(OPERATION, prototype, method) as Operation | undefined;
}
