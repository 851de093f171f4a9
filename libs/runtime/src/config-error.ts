/** Thrown if the environment is invalid; contains every fault. */
export class ConfigError extends Error {
  constructor(
    readonly service: string,
    /** The faults, each with the variable, the given value (except secrets) and the expected value. */
    readonly faults: string[],
  ) {
    super(`${service} cannot start: ${faults.length} fault(s) in the environment`);
    this.name = 'ConfigError';
  }
}
