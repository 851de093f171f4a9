import { InvalidArgumentError } from 'commander';
import { readMoment } from '../terminal/moments.js';

/** @throws InvalidArgumentError for anything but a whole number from 1 */
export function readCount(value: string): number {
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new InvalidArgumentError('Expected a whole number from 1.');
}

/** @throws InvalidArgumentError for anything but a whole number from 0 */
export function readQuantity(value: string): number {
  if (/^\d{1,10}$/.test(value)) return Number(value);
  throw new InvalidArgumentError('Expected a whole number from 0.');
}

/** `readMoment` for Commander, which passes the previous value as a second argument. */
export function readDate(value: string): string {
  return readMoment(value);
}
