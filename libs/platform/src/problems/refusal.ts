/** One fault in a request's body; the pointer (RFC 6901) names the member itself, a missing one too. */
export interface FieldError {
  pointer: string;
  code: string;
  detail: string;
}

/** One fault in a request's path, query or headers. */
export interface ParameterError {
  parameter: string;
  code: string;
  detail: string;
}

export interface RefusalExtras {
  errors?: FieldError[];
  /** The name of the parameter or header at fault, the first where there are several. */
  parameter?: string;
  /** All that are at fault, where the refusal's own code and detail do not say it. */
  parameters?: readonly ParameterError[];
  retryAfterSeconds?: number;
  headers?: Record<string, string>;
}

/**
 * A request is refused for a reason the caller is published: a code of the service's closed set (its problem table
 * says the status), and a detail in words. Business code throws it and knows nothing of HTTP.
 */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
    readonly extras: RefusalExtras = {},
  ) {
    super(`${code}: ${detail}`);
    this.name = 'Refusal';
  }
}
