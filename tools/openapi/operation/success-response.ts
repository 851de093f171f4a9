import type { AnswerBody, JsonShape, Operation } from '#edge';
import { getSchemaPath } from '@nestjs/swagger';
import { refTo, type MediaType, type ResponseObject, type Schema } from '../document.js';
import { headersOf, rateHeaders } from './problem-responses.js';

/** The response of a successful request. */
export function successResponse({ body, headers = {}, revalidates }: Operation): ResponseObject {
  const own = Object.entries(headers).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  return {
    description: body === undefined ? 'Done; no body.' : 'Done.',
    headers: {
      'X-Request-Id': refTo('headers', 'X-Request-Id'),
      ...rateHeaders,
      ...(revalidates === true ? { ETag: refTo('headers', 'ETag') } : {}),
      ...(Object.fromEntries(own) as ResponseObject['headers']),
    },
    ...(body === undefined ? {} : { content: contentOf(body) }),
  };
}

/** Other responses: errors that are no problem documents (decision 1.3), and responses without a body. */
export function otherResponses(operation: Operation): Record<string, ResponseObject> {
  return { ...notModified(operation), ...withBodies(operation) };
}

function notModified({ revalidates }: Operation): Record<string, ResponseObject> {
  if (revalidates !== true) return {};
  const headers = {
    'X-Request-Id': refTo('headers', 'X-Request-Id'),
    ETag: refTo('headers', 'ETag'),
  };
  return { 304: { description: 'The resource still matches `If-None-Match`; no body.', headers } };
}

function withBodies({ others = {} }: Operation): Record<string, ResponseObject> {
  return Object.fromEntries(
    Object.entries(others).map(([status, { body, doc }]) => [
      status,
      {
        description: doc,
        headers: {
          'X-Request-Id': refTo('headers', 'X-Request-Id'),
          ...headersOf(Number(status)),
        },
        content: contentOf(body),
      },
    ]),
  );
}

/** The model classes of an operation's answers. */
export function modelsOf({ body, others = {} }: Operation) {
  const bodies = [body, ...Object.values(others).map((other) => other.body)];
  return bodies.flatMap((one) => (one === undefined || isOther(one) ? [] : classesOf(one)));
}

function contentOf(body: AnswerBody): Record<string, MediaType> {
  if (isOther(body)) return { [body.mediaType]: { schema: body.schema ?? { type: 'string' } } };
  return { 'application/json': { schema: schemaOf(body) } };
}

function schemaOf(shape: JsonShape): Schema {
  if ('oneOf' in shape) return { oneOf: shape.oneOf.map(schemaOf) };
  if ('anyOf' in shape) return { anyOf: shape.anyOf.map(schemaOf) };
  if (Array.isArray(shape)) return { type: 'array', items: { $ref: getSchemaPath(shape[0]) } };
  return { $ref: getSchemaPath(shape as Exclude<typeof shape, readonly unknown[]>) };
}

function classesOf(
  shape: JsonShape,
): Exclude<JsonShape, readonly unknown[] | { oneOf: unknown } | { anyOf: unknown }>[] {
  if ('oneOf' in shape) return shape.oneOf.flatMap(classesOf);
  if ('anyOf' in shape) return shape.anyOf.flatMap(classesOf);
  if (Array.isArray(shape)) return [...shape];
  return [shape as Exclude<typeof shape, readonly unknown[]>];
}

function isOther(body: AnswerBody): body is Extract<AnswerBody, { mediaType: string }> {
  return 'mediaType' in body;
}
