import { isCurrency } from '#money';
import { ValidateBy } from 'class-validator';

/** A currency that rates are kept for: any but the base. Whether it may be left out is another rule's matter. */
export const QuotedCurrency = () =>
  ValidateBy({
    name: 'not-allowed',
    validator: {
      validate: (value) =>
        value === undefined || (typeof value === 'string' && isCurrency(value) && value !== 'USD'),
      defaultMessage: () => 'must be an ISO 4217 currency code other than USD',
    },
  });
