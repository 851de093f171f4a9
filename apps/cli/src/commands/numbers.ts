import { InvalidArgumentError } from 'commander';

/** @throws InvalidArgumentError for anything but a number above 0 */
export function readPositive(value: string): number {
  const number = Number(value);
  if (value.trim() !== '' && number > 0 && Number.isFinite(number)) return number;
  throw new InvalidArgumentError('Expected a number above 0.');
}
