import type { OpenApiDocument, OperationObject, ResponseObject } from '../document.js';
import { schemaChecker, type Check } from './json-schemas.js';

/** An answer that a client received. */
export interface GivenAnswer {
  method: string;
  /** The requested path with its query. */
  path: string;
  status: number;
  contentType: string | null;
  requestId: string | null;
  /** The text of the body, empty if there is none. */
  body: string;
}

/** Checks answers against the API document; a difference is a fault of one of the two. */
export class AnswerChecker {
  private readonly checks = new Map<string, Check>();
  private readonly compile: ReturnType<typeof schemaChecker>;
  private readonly paths: { pattern: RegExp; template: string }[];

  constructor(private readonly document: OpenApiDocument) {
    this.compile = schemaChecker(document, 'answer');
    // The most specific path matches first: a parameter matches only if no literal path does.
    this.paths = Object.keys(document.paths)
      .toSorted((template, other) => parametersIn(template) - parametersIn(other))
      .map((template) => ({ pattern: patternOf(template), template }));
  }

  /** @throws Error with the part that differs from the document */
  check(answer: GivenAnswer): void {
    const { template, operation } = this.operationOf(answer);
    const name = `${answer.method} ${template} ${answer.status}`;
    const response = operation.responses[answer.status];
    if (response === undefined) throw new Error(`${name}: the status is not documented`);
    if (answer.requestId === null) throw new Error(`${name}: there is no X-Request-Id`);
    const fault = this.bodyFault(name, this.resolved(response), answer);
    if (fault !== undefined) throw new Error(`${name}: ${fault}`);
  }

  private operationOf({ method, path }: GivenAnswer): {
    template: string;
    operation: OperationObject;
  } {
    const pathname = path.split('?', 1)[0] ?? path;
    const template = this.paths.find(({ pattern }) => pattern.test(pathname))?.template;
    const item = template === undefined ? undefined : this.document.paths[template];
    const operation = item?.[method.toLowerCase()];
    if (template === undefined || operation === undefined) {
      throw new Error(`${method} ${pathname}: the operation is not documented`);
    }
    return { template, operation };
  }

  private resolved(response: OperationObject['responses'][string]): ResponseObject {
    if (!('$ref' in response)) return response;
    const name = response.$ref.slice(response.$ref.lastIndexOf('/') + 1);
    const namedResponse = this.document.components.responses[name];
    if (namedResponse === undefined) throw new Error(`the document has no response ${name}`);
    return namedResponse;
  }

  private bodyFault(
    name: string,
    { content }: ResponseObject,
    { contentType, body }: GivenAnswer,
  ): string | undefined {
    if (content === undefined) return body === '' ? undefined : 'no body is documented';
    const mediaType = contentType?.split(';', 1)[0]?.trim() ?? 'none';
    const documented = content[mediaType];
    if (documented === undefined) return `the media type ${mediaType} is not documented`;
    if (!mediaType.endsWith('json')) return undefined;
    const key = `${name} ${mediaType}`;
    const check = this.checks.get(key) ?? this.compile(documented.schema ?? {});
    this.checks.set(key, check);
    return check(JSON.parse(body));
  }
}

function parametersIn(template: string): number {
  return template.split('{').length - 1;
}

function patternOf(template: string): RegExp {
  const source = template
    .split(/\{\w+\}/)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('[^/]+');
  return new RegExp(`^${source}/?$`);
}
