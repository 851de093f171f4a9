/** Lists the faults of a refusal as `pointer code`. */
export function faultsOf({ body }: { body: { errors: { pointer: string; code: string }[] } }) {
  return body.errors.map(({ pointer, code }) => `${pointer} ${code}`);
}
