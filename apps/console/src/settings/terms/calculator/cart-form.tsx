import { useState } from 'react';
import type { FieldFault } from '../../../api/problem.js';
import { Button } from '../../../design/button.js';
import { useDraft } from '../../../design/drafts/use-draft.js';
import { Form } from '../../../design/forms/form.js';
import {
  fieldsOf,
  missingIn,
  type FormField,
  type FormValues,
} from '../../../design/forms/form-field.js';
import { FormFields } from '../../../design/forms/form-fields.js';
import { faultsOf, pathOf, placeFaults } from '../../../design/forms/place-faults.js';
import type { PlacedFaults } from '../../../design/forms/place-faults.js';
import { fill } from '../../../language/texts.js';
import { cartOf } from './cart.js';
import { messages } from './messages.js';
import type { Cart } from './requests.js';

const { fields: texts, lines: lineTexts } = messages;

const COUNTRY = { suggest: 'country', maxLength: 2 } as const;
const CART = fieldsOf(texts, {
  destination: { ...COUNTRY, hint: texts.countryHint },
  region: { maxLength: 64, optional: true },
  shippedFrom: { ...COUNTRY, hint: texts.countryHint },
  currency: { maxLength: 3 },
  freight: { kind: 'number' },
  insurance: { kind: 'number', optional: true },
  scheme: { maxLength: 64, optional: true },
  on: { kind: 'day', optional: true },
});
const LINE = fieldsOf(lineTexts, {
  hsCode: { maxLength: 16 },
  countryOfOrigin: { ...COUNTRY, optional: true },
  quantity: { kind: 'number' },
  unitPrice: { kind: 'number' },
});

const NEW_LINE: FormValues = { quantity: '1' };

interface Props {
  /** The error of the last refused cart. */
  error: Error | null;
  busy: boolean;
  /** @param onDone called once the cart is calculated */
  onSend: (cart: Cart, onDone: () => void) => void;
}

interface Input {
  values: FormValues;
  lines: readonly FormValues[];
}

const START: Input = { values: { currency: 'USD', freight: '0' }, lines: [NEW_LINE] };

/** The form of a cart: its destination and its lines. */
export function CartForm({ error, busy, onSend }: Props) {
  const draft = useDraft<Input>('cart', START);
  const { values, lines } = draft.value;
  const [checked, setChecked] = useState(false);
  const setLines = (next: readonly FormValues[]): void => draft.set({ values, lines: next });
  const faults = cartFaults(faultsOf(error), lines.length);
  const missing = (fields: readonly FormField[], formValues: FormValues): Record<string, string> =>
    Object.fromEntries(
      checked ? missingIn(fields, formValues).map((name) => [name, messages.missing]) : [],
    );
  const submit = (): void => {
    setChecked(true);
    const isComplete =
      missingIn(CART, values).length + lines.flatMap((line) => missingIn(LINE, line)).length === 0;
    if (isComplete && !busy) onSend(cartOf(values, lines), () => draft.clear(draft.value));
  };
  return (
    <Form
      draft={draft}
      className="card form"
      label={messages.cart}
      onSubmit={submit}
      error={error}
      faults={faults.placed}
    >
      <div className="cart-fields">
        <FormFields
          fields={CART}
          values={values}
          faults={{ ...faults.cart, ...missing(CART, values) }}
          onChange={(name, value) => draft.set({ values: { ...values, [name]: value }, lines })}
        />
      </div>
      {lines.map((line, index) => (
        <LineFields
          // oxlint-disable-next-line react/no-array-index-key -- a line has no other key
          key={index}
          number={index + 1}
          values={line}
          faults={{ ...faults.lines[index], ...missing(LINE, line) }}
          onChange={(name, value) => setLines(lines.with(index, { ...line, [name]: value }))}
          onRemove={lines.length > 1 ? () => setLines(lines.toSpliced(index, 1)) : undefined}
        />
      ))}
      <div className="form-foot">
        <Button onClick={() => setLines([...lines, NEW_LINE])}>{lineTexts.add}</Button>
        <Button type="submit" look="primary" disabled={busy}>
          {messages.calculate}
        </Button>
      </div>
    </Form>
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

/** The faults of the cart and of each of its lines, at their fields. */
function cartFaults(faults: readonly FieldFault[], count: number) {
  const lineOf = (fault: FieldFault): number => {
    const [list, index] = pathOf(fault);
    return list === 'lines' && Number(index) < count ? Number(index) : -1;
  };
  const byLine = Map.groupBy(faults, lineOf);
  const cart = placeFaults(byLine.get(-1) ?? [], CART);
  const lines = Array.from({ length: count }, (_, index) =>
    placeFaults(byLine.get(index) ?? [], LINE),
  );
  const placed: PlacedFaults = {
    byField: Object.assign({}, cart.byField, ...lines.map(({ byField }) => byField)),
    unplaced: [cart, ...lines].flatMap(({ unplaced }) => unplaced),
  };
  return { cart: cart.byField, lines: lines.map(({ byField }) => byField), placed };
}
