import type { TSchema } from 'typebox';
import type { DtoClass } from '../validation/members.js';

/** A body of another media type than JSON. */
export interface OtherBody {
  readonly mediaType: string;
  /** The JSON Schema of a body that is JSON of another format. */
  readonly schema?: Readonly<Record<string, unknown>>;
}

/** The schema of a JSON body, or a body of another media type. */
export type AnswerBody = TSchema | OtherBody;

/** The documentation of an operation besides its types, limits, token and idempotency key. */
export interface OperationText {
  /** Unique among all services; generated clients use it as the method name. */
  id: string;
  /** One line, shown in the list of operations. */
  summary: string;
  /** Information that fields and codes do not show, in Markdown. */
  doc?: string;
  /** The description of each path parameter, by name. */
  params?: Readonly<Record<string, string>>;
  /** Examples of path parameters, by name, if the common example does not fit. */
  paramExamples?: Readonly<Record<string, string>>;
  /** An example of the body that works in the sandbox. */
  example?: unknown;
  /**
   * The codes of business refusals, from the service's problem table; the codes of the edge are added automatically.
   */
  problems?: readonly string[];
  /** Other answers that are not problems, by status (decision 1.3). */
  others?: Readonly<Record<number, { body: TSchema; doc: string }>>;
  /** The answer has an entity tag; a caller that has this version already gets 304. */
  revalidates?: boolean;
  /** Headers of the successful answer besides `X-Request-Id`, with their descriptions. */
  headers?: Readonly<Record<string, string>>;
  /** A POST that can be repeated without further effect, so that programs may retry it after a lost answer. */
  repeatable?: boolean;
  /** Not routed in production (decision 2.5). */
  sandboxOnly?: boolean;
}

/** The data of `@ApiEndpoint`; the status of the successful answer comes from `@HttpCode`. */
export interface Operation extends OperationText {
  /** Undefined for an answer without a body. */
  body: AnswerBody | undefined;
}

const OPERATION = Symbol('operation');

/**
 * Documents a route: its successful answer, and a description in words.
 *
 *     @ApiEndpoint(OrderResponse, { id: 'approveOrder', summary: 'Approve an order', problems: ['order-not-found'] })
 *     @ApiEndpoint(Type.Array(SkuResponse), { … })                 // a list
 *     @ApiEndpoint(oneOf(Type.Array(SkuResponse), Preview), { … })  // one of several
 *     @ApiEndpoint({ mediaType: 'application/pdf' }, { … })
 *     @ApiEndpoint(undefined, { … })                            // nothing, as with 204
 */
export function ApiEndpoint(body: AnswerBody | undefined, text: OperationText): MethodDecorator {
  return (target, name) => {
    Reflect.defineMetadata(OPERATION, { ...text, body } satisfies Operation, target, name);
  };
}

/** The data of `@ApiEndpoint` on a controller's method; undefined without the decorator. */
export function operationOf(controller: DtoClass, method: string): Operation | undefined {
  const { prototype } = controller as { prototype: object };
  return Reflect.getMetadata(OPERATION, prototype, method) as Operation | undefined;
}
