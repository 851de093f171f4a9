import { isCurrency } from '#money';
import { ValidateBy } from 'class-validator';

/** A currency with rates: any except the base. Another rule decides whether it is required. */
export const QuotedCurrency = () =>
  ValidateBy({
    name: 'not-allowed',
    validator: {
      validate: (value) =>
        value === undefined || (typeof value === 'string' && isCurrency(value) && value !== 'USD'),
      defaultMessage: () => 'must be an ISO 4217 currency code other than USD',
    },
  });
