import { parseInstant } from '#edge';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { isLocation } from '../parcels/domain/location.js';

const AHEAD_MS = 24 * 3600_000;

/** Requires this member or the other one (decision 1.4). */
export const RequiredUnless = (other: string) =>
  rule('required', `is required where ${other} is left out`, (value, args) => {
    const event = args?.object as Record<string, unknown> | undefined;
    return value !== undefined || event?.[other] !== undefined;
  });

/** An instant at most 24 hours ahead (decision 7.6); `Instant` rejects an invalid one. */
export const NotFarAhead = () =>
  rule('tooFarAhead', 'must not be more than 24 hours in the future', (value) => {
    const instant = typeof value === 'string' ? parseInstant(value) : undefined;
    return instant === undefined || instant.getTime() <= Date.now() + AHEAD_MS;
  });

/** `{city}, {state}, {country}` (decision 7.6). */
export const LocationParts = () =>
  rule(
    'location',
    'must be {city}, {state}, {country}',
    (value) => typeof value !== 'string' || isLocation(value),
  );

function rule(
  name: string,
  message: string,
  validate: (value: unknown, args?: ValidationArguments) => boolean,
): PropertyDecorator {
  return ValidateBy({ name, validator: { validate, defaultMessage: () => message } });
}
