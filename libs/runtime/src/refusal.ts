/** One fault in a request's body; the pointer (RFC 6901) names the member itself, even if it is missing. */
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
  /** The name of the invalid parameter or header, the first one if there are several. */
  parameter?: string;
  /** All invalid parameters, if the refusal's own code and detail do not name them. */
  parameters?: readonly ParameterError[];
  retryAfterSeconds?: number;
  headers?: Record<string, string>;
}

/**
 * Refuses a request, with a code of the service's closed set (the problem table has the status) and a detail in words.
 * Business code throws it independently of HTTP.
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
