import { api } from '../api/client.js';
import { momentOf, type FormField, type FormValues } from '../design/forms/form-field.js';
import { fill } from '../language/texts.js';
import { Act } from '../settings/parts/act.js';
import { messages } from './messages.js';

const { republish: texts } = messages;

type Subject = keyof typeof texts.subjects;

const SUBJECT: FormField = {
  name: 'subject',
  label: texts.subject,
  kind: 'choice',
  choices: Object.entries(texts.subjects).map(([value, label]) => ({ value, label })),
};
const MERCHANT: FormField = {
  name: 'merchantId',
  label: texts.merchant,
  hint: texts.merchantHint,
  suggest: 'merchant',
  maxLength: 16,
  optional: true,
};
const FROM: FormField = {
  name: 'from',
  label: texts.from,
  hint: texts.fromHint,
  kind: 'moment',
  optional: true,
};

/** Starts a republication; the table of jobs shows its progress. */
export function Republish() {
  return (
    <Act
      operation="republishSkus"
      open={texts.open}
      explained={texts.explained}
      fields={(values) => (isOfMerchants(values) ? [SUBJECT, MERCHANT, FROM] : [SUBJECT, FROM])}
      sendText={texts.send}
      send={republish}
      area="overview"
      done={(subject) => fill(texts.done, { subject: texts.subjects[subject] })}
    />
  );
}

/** Channels and rates do not belong to a merchant (decision 8.7). */
function isOfMerchants({ subject }: FormValues): boolean {
  return !['sales-channels', 'fx-rates', 'terms'].includes(subject ?? '');
}

async function republish(values: FormValues): Promise<Subject> {
  const { merchantId = '', from } = values;
  const subject = values['subject'] as Subject;
  const id = isOfMerchants(values) ? merchantId.trim().toUpperCase() : '';
  const since = momentOf(from);
  const body = {
    ...(id !== '' && { merchantId: id }),
    ...(since !== undefined && { from: since }),
  };
  await api.POST(`/ops/${subject}/republish`, { body });
  return subject;
}
