import { parseInstant } from '#platform';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { isLocation } from '../parcels/domain/location.js';

const AHEAD_MS = 24 * 3600_000;

/** This member or the other one must be set (decision 1.4). */
export function RequiredUnless(other: string): PropertyDecorator {
  return ValidateBy({
    name: 'required',
    validator: {
      validate: (value, args?: ValidationArguments) =>
        value !== undefined ||
        (args?.object as Record<string, unknown> | undefined)?.[other] !== undefined,
      defaultMessage: () => `is required where ${other} is left out`,
    },
  });
}

/** An instant at most 24 hours ahead (decision 7.6); `Instant` rejects an invalid one. */
export function NotFarAhead(): PropertyDecorator {
  return ValidateBy({
    name: 'tooFarAhead',
    validator: {
      validate: (value) => {
        const instant = typeof value === 'string' ? parseInstant(value) : undefined;
        return instant === undefined || instant.getTime() <= Date.now() + AHEAD_MS;
      },
      defaultMessage: () => 'must not be more than 24 hours in the future',
    },
  });
}

/** `{city}, {state}, {country}` (decision 7.6). */
export function LocationParts(): PropertyDecorator {
  return ValidateBy({
    name: 'location',
    validator: {
      validate: (value) => typeof value !== 'string' || isLocation(value),
      defaultMessage: () => 'must be {city}, {state}, {country}',
    },
  });
}
