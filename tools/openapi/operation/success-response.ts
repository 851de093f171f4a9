import type { AnswerBody, Operation } from '#edge';
import { refTo, type MediaType, type ResponseObject, type Schema } from '../document.js';
import { modelsIn, withReferences } from './models.js';
import { headersOf, rateHeaders } from './problem-responses.js';

/** The response of a successful request. */
export function successResponse({ body, headers = {}, revalidates }: Operation): ResponseObject {
  const ownHeaders = Object.entries(headers).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  return {
    description: body === undefined ? 'Done; no body.' : 'Done.',
    headers: {
      'X-Request-Id': refTo('headers', 'X-Request-Id'),
      ...rateHeaders,
      ...(revalidates === true ? { ETag: refTo('headers', 'ETag') } : {}),
      ...(Object.fromEntries(ownHeaders) as ResponseObject['headers']),
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

/** The models of an operation's answers, by name. */
export function modelsOf({ body, others = {} }: Operation): Record<string, Schema> {
  const bodies = [body, ...Object.values(others).map((other) => other.body)];
  return modelsIn(bodies.filter((schema) => schema !== undefined && !isOther(schema)));
}

function contentOf(body: AnswerBody): Record<string, MediaType> {
  if (isOther(body)) return { [body.mediaType]: { schema: body.schema ?? { type: 'string' } } };
  return { 'application/json': { schema: withReferences(body) } };
}

function isOther(body: AnswerBody): body is Extract<AnswerBody, { mediaType: string }> {
  return 'mediaType' in body;
}
