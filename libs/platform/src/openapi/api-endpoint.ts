import type { DtoClass } from '../validation/members.js';

/** A JSON body: one object, a list of one kind, or one of several shapes. Every class has `@ApiProperty` fields. */
export type JsonShape = DtoClass | readonly [DtoClass] | { readonly oneOf: readonly JsonShape[] };

/** A body that is not JSON of ours, by its media type. */
export interface OtherBody {
  readonly mediaType: string;
  /** JSON Schema of it where it is JSON of someone else's making. */
  readonly schema?: Readonly<Record<string, unknown>>;
}

export type AnswerBody = JsonShape | OtherBody;

/** What readers of the API documents learn of an operation beside its types, limits, token and idempotency key. */
export interface OperationText {
  /** Unique among all services; generated clients name their method so. */
  id: string;
  /** A line of the list of operations. */
  summary: string;
  /** What is not seen from fields and codes. Markdown. */
  doc?: string;
  /** What each parameter in the path is, by name. */
  params?: Readonly<Record<string, string>>;
  /** A body that works in the sandbox. */
  example?: unknown;
  /** The codes of the business refusals, of the service's problem table; those of the edge are added by themselves. */
  problems?: readonly string[];
  /** Answers beside the success that are no problems, by status (decision 1.3). */
  others?: Readonly<Record<number, { body: JsonShape; doc: string }>>;
  /** Has a tag, by which 304 is answered to who has it already. */
  revalidates?: boolean;
  /** Headers of the success beside `X-Request-Id`, with what they say. */
  headers?: Readonly<Record<string, string>>;
  /** Not routed in production (decision 2.5). */
  sandboxOnly?: boolean;
}

/** What `@ApiEndpoint` keeps of a route; the status of the success is that of `@HttpCode`. */
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

/** What `@ApiEndpoint` says of a controller's method; undefined where nothing is said. */
export function operationOf(controller: DtoClass, method: string): Operation | undefined {
  const { prototype } = controller as { prototype: object };
  return Reflect.getMetadata(OPERATION, prototype, method) as Operation | undefined;
}
