/** The parts of OpenAPI 3.1 that are written here. */

import type { Group } from './operation/group.js';

export type Schema = Record<string, unknown>;

export interface Reference {
  $ref: string;
  /** Replaces the description of the referenced object. */
  description?: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Schema;
  /** With `explode: false`, the values of an array are separated by commas. */
  style?: 'form';
  explode?: false;
  example?: string | number | string[];
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
}

export interface Header {
  description: string;
  /** Whether every such answer has the header. */
  required?: boolean;
  schema: Schema;
}

export interface ResponseObject {
  description: string;
  headers: Record<string, Reference | Header>;
  content?: Record<string, MediaType>;
}

export interface OperationObject {
  operationId: string;
  summary?: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: (Parameter | Reference)[];
  requestBody?: { required: boolean; content: Record<string, MediaType> };
  responses: Record<string, ResponseObject | Reference>;
  /** All problem codes of its error answers, even if the body is no problem document (decision 1.3). */
  'x-problem-codes': string[];
  /** Maximum of bytes of a body; also for operations without one, because a body is still read and checked. */
  'x-body-limit'?: number;
  /** A POST that may be sent again after a lost answer without an `Idempotency-Key`. */
  'x-retry'?: 'safe';
  'x-sandbox-only'?: true;
  /** The name of the operation's group on the API page. */
  'x-group': string;
}

/** The meaning of a code of `/problems/{code}` in one service. */
export interface ProblemText {
  /** Undefined for a code of every service. */
  service?: string;
  status: number;
  title: string;
  meaning: string;
  remedy: string;
  /** The ids of the operations that may answer with it. */
  operations: string[];
}

export type Paths = Record<string, Record<string, OperationObject>>;

/** The part of the document that one service contributes. */
export interface ServiceDescription {
  paths: Paths;
  schemas: Record<string, Schema>;
}

export interface OpenApiDocument {
  openapi: string;
  info: Record<string, unknown>;
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Paths;
  /** The requests that the service sends, by the type of the event. */
  webhooks: Record<string, { post: { tags: string[] } }>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, ResponseObject>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
    securitySchemes: Record<string, Schema>;
  };
  'x-problems': Record<string, ProblemText[]>;
  /** The groups of the API page, in order. */
  'x-groups': readonly Group[];
}

export function refTo(part: keyof OpenApiDocument['components'], name: string): Reference {
  return { $ref: `#/components/${part}/${name}` };
}
