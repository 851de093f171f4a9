import { useState } from 'react';
import type { FieldFault } from '../../../api/problem.js';
import { Button } from '../../../design/button.js';
import { missingIn } from '../../../design/forms/form-field.js';
import type { FormField, FormValues } from '../../../design/forms/form-field.js';
import { FormFields } from '../../../design/forms/form-fields.js';
import { fill } from '../../../language/texts.js';
import { cartOf } from './cart.js';
import { messages } from './messages.js';
import type { Cart } from './requests.js';

const { fields: texts, lines: lineTexts } = messages;

const CART: readonly FormField[] = [
  { name: 'destination', label: texts.destination, hint: texts.countryHint, maxLength: 2 },
  { name: 'region', label: texts.region, hint: texts.regionHint, maxLength: 64, optional: true },
  { name: 'shippedFrom', label: texts.shippedFrom, hint: texts.countryHint, maxLength: 2 },
  { name: 'currency', label: texts.currency, hint: texts.currencyHint, maxLength: 3 },
  { name: 'freight', label: texts.freight, kind: 'number' },
  { name: 'insurance', label: texts.insurance, kind: 'number', optional: true },
  { name: 'scheme', label: texts.scheme, hint: texts.schemeHint, maxLength: 64, optional: true },
  { name: 'on', label: texts.on, hint: texts.onHint, kind: 'day', optional: true },
];

const LINE: readonly FormField[] = [
  { name: 'hsCode', label: lineTexts.hsCode, maxLength: 16 },
  {
    name: 'countryOfOrigin',
    label: lineTexts.countryOfOrigin,
    hint: lineTexts.originHint,
    maxLength: 2,
    optional: true,
  },
  { name: 'quantity', label: lineTexts.quantity, kind: 'number' },
  { name: 'unitPrice', label: lineTexts.unitPrice, kind: 'number' },
];

const NEW_LINE: FormValues = { quantity: '1' };

interface Props {
  /** Of the last answer. */
  faults: readonly FieldFault[];
  busy: boolean;
  onSend: (cart: Cart) => void;
}

/** A cart: where it goes, and its lines. */
export function CartForm({ faults, busy, onSend }: Props) {
  const [values, setValues] = useState<FormValues>({ currency: 'USD', freight: '0' });
  const [lines, setLines] = useState<readonly FormValues[]>([NEW_LINE]);
  const [checked, setChecked] = useState(false);
  const missing = [
    ...missingIn(CART, values),
    ...lines.flatMap((line, at) => missingIn(LINE, line).map((name) => `lines/${at}/${name}`)),
  ];
  const byName: Record<string, string> = {
    ...Object.fromEntries(faults.map(({ pointer = '', detail }) => [pointer.slice(1), detail])),
    ...(checked && Object.fromEntries(missing.map((name) => [name, messages.missing]))),
  };
  const submit = (): void => {
    setChecked(true);
    if (missing.length === 0 && !busy) onSend(cartOf(values, lines));
  };
  return (
    <form
      className="card form"
      noValidate
      aria-label={messages.cart}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="cart-fields">
        <FormFields
          fields={CART}
          values={values}
          faults={byName}
          onChange={(name, value) => setValues((old) => ({ ...old, [name]: value }))}
        />
      </div>
      {lines.map((line, at) => (
        <LineFields
          // oxlint-disable-next-line react/no-array-index-key -- a line has nothing else that names it
          key={at}
          number={at + 1}
          values={line}
          faults={faultsOf(byName, at)}
          onChange={(name, value) =>
            setLines((old) =>
              old.map((one, index) => (index === at ? { ...one, [name]: value } : one)),
            )
          }
          onRemove={
            lines.length > 1
              ? () => setLines((old) => old.filter((_, index) => index !== at))
              : undefined
          }
        />
      ))}
      <div className="form-foot">
        <Button onClick={() => setLines((old) => [...old, NEW_LINE])}>{lineTexts.add}</Button>
        <Button type="submit" look="primary" disabled={busy}>
          {messages.calculate}
        </Button>
      </div>
    </form>
  );
}

interface LineProps {
  number: number;
  values: FormValues;
  faults: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
  onRemove: (() => void) | undefined;
}

function LineFields({ number, onRemove, ...fields }: LineProps) {
  return (
    <fieldset className="cart-line">
      <legend>{fill(messages.line, { number })}</legend>
      <div className="cart-fields">
        <FormFields {...fields} fields={LINE} />
      </div>
      {onRemove && (
        <Button look="quiet" onClick={onRemove}>
          {fill(lineTexts.remove, { number })}
        </Button>
      )}
    </fieldset>
  );
}

/** The faults of one line, by the names of its fields. */
function faultsOf(faults: Readonly<Record<string, string>>, at: number): Record<string, string> {
  const start = `lines/${at}/`;
  return Object.fromEntries(
    Object.entries(faults)
      .filter(([name]) => name.startsWith(start))
      .map(([name, detail]) => [name.slice(start.length), detail]),
  );
}
