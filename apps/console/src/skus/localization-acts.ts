import { fieldsOf, type FormValues } from '../design/forms/form-field.js';
import { messages } from './messages.js';
import type { SkuStatus } from './sku-row.js';

const { operator: texts } = messages;

/** The acts of operators on the localization of a SKU. */
export type LocalizationAct = 'pass' | 'deny' | 'again';

export type SettableStatus = 'READY_FOR_SALES_CHANNEL' | 'REVIEW_DENIED' | 'PENDING_LOCALIZATION';

/** The status that each act sets, and the statuses from which it is allowed (decision 3.5). */
export const LOCALIZATION_ACTS: Readonly<
  Record<LocalizationAct, { status: SettableStatus; from: readonly SkuStatus[] }>
> = {
  pass: {
    status: 'READY_FOR_SALES_CHANNEL',
    from: ['LOCALIZATION_SKIPPED', 'REVIEW_DENIED'],
  },
  deny: { status: 'REVIEW_DENIED', from: ['LOCALIZATION_SKIPPED'] },
  again: {
    status: 'PENDING_LOCALIZATION',
    from: ['LOCALIZATION_SKIPPED', 'REVIEW_DENIED', 'DENIED_REGULATORY', 'READY_FOR_SALES_CHANNEL'],
  },
};

export const REASON = fieldsOf(texts, { code: { maxLength: 64 }, detail: { maxLength: 512 } });

/** The reasons of a denial in the form of the API; no member for another status. */
export function reasonsOf(status: SettableStatus, { code = '', detail = '' }: FormValues) {
  return status === 'REVIEW_DENIED' ? { messages: [{ code, detail }] } : {};
}
