/** The parts of OpenAPI 3.1 that are written here. */

export type Schema = Record<string, unknown>;

export interface Reference {
  $ref: string;
  /** Stands in place of the description of what is referred to. */
  description?: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Schema;
  example?: string;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
}

export interface Header {
  description: string;
  /** On every such answer. */
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
  /** Every code that it refuses with, also where the body is no problem (decision 1.3). */
  'x-problem-codes': string[];
  /** Bytes that a body may have; where the operation takes none, too, as one is read and refused for what it is. */
  'x-body-limit'?: number;
  'x-sandbox-only'?: true;
}

/** A code of `/problems/{code}` as one service means it. */
export interface ProblemText {
  /** Undefined for what any service may answer. */
  service?: string;
  status: number;
  title: string;
  meaning: string;
  remedy: string;
  /** The ids of the operations that name it. */
  operations: string[];
}

export type Paths = Record<string, Record<string, OperationObject>>;

export interface OpenApiDocument {
  openapi: string;
  info: Record<string, unknown>;
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Paths;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, ResponseObject>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
    securitySchemes: Record<string, Schema>;
  };
  'x-problems': Record<string, ProblemText[]>;
}

export function refTo(part: keyof OpenApiDocument['components'], name: string): Reference {
  return { $ref: `#/components/${part}/${name}` };
}
