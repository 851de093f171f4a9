import { Refusal, type ParameterError } from '#runtime';

/** Codes of parameters that are problem codes themselves; all others become `invalid-parameter`. */
const OWN_PROBLEM: ReadonlySet<string> = new Set([
  'unknown-parameter',
  'invalid-page-token',
  'cursor-expired',
]);

/** The refusal of a request with invalid parameters (decision 1.2); the code is that of the first parameter. */
export function refusedParameters(errors: readonly [ParameterError, ...ParameterError[]]): Refusal {
  const [{ parameter, code, detail }, ...others] = errors;
  const more = others.length === 0 ? '' : ', and more parameters are not valid';
  return new Refusal(
    OWN_PROBLEM.has(code) ? code : 'invalid-parameter',
    `${parameter} ${detail}${more}.`,
    { parameter, parameters: errors },
  );
}
