export { flag, int, money, num, positiveMoney, weight } from './number-rules.js';
export type { Rule } from './rule.js';
export {
  anyText,
  arrayOf,
  commaSeparated,
  country,
  countryAlpha2,
  day,
  description,
  id,
  instant,
  name,
  nullable,
  oneOf,
  orderId,
  tenantId,
  text,
  url,
} from './text-rules.js';
