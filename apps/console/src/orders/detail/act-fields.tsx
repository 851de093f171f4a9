import { inventoryTypes, reasonCodes } from '@entrepot/client';
import { TextField } from '../../design/field.js';
import { Select } from '../../design/select.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Order } from '../order-row.js';
import type { ActInput, Condition } from './acts.js';
import { openLines } from './open-lines.js';

const { act: texts } = messages;

const CODES = reasonCodes.map((value) => ({
  value,
  label: messages.reasonCodes[value],
}));
const CONDITIONS = inventoryTypes.map((value) => ({
  value,
  label: texts[value],
}));

interface Props {
  input: ActInput;
  onChange: (input: ActInput) => void;
  fault: string | undefined;
}

export function ReasonFields({ input, onChange, fault }: Props) {
  return (
    <>
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        fault={fault}
        maxLength={512}
        value={input.reason}
        autoComplete="off"
        onChange={(event) => onChange({ ...input, reason: event.target.value })}
      />
      <Select
        label={texts.reasonCode}
        choices={CODES}
        value={input.reasonCode}
        onChange={(reasonCode) => onChange({ ...input, reasonCode })}
      />
    </>
  );
}

/** Units and condition for each line that was not returned completely; lines without units were not returned. */
export function ReturnFields({ order, input, onChange, fault }: Props & { order: Order }) {
  const lineOf = (itemId: string) => input.items.find((item) => item.itemId === itemId);
  const change = (itemId: string, quantity: number, inventoryType: Condition): void => {
    const otherItems = input.items.filter((item) => item.itemId !== itemId);
    onChange({
      ...input,
      items: quantity > 0 ? [...otherItems, { itemId, quantity, inventoryType }] : otherItems,
    });
  };
  return openLines(order).map(({ id, skuId, units }, index) => (
    <div key={id} className="form-pair">
      <TextField
        label={fill(texts.units, { sku: skuId, quantity: units })}
        fault={index === 0 ? fault : undefined}
        type="number"
        min={0}
        max={units}
        value={lineOf(id)?.quantity ?? 0}
        onChange={(event) =>
          change(id, event.target.valueAsNumber || 0, lineOf(id)?.inventoryType ?? 'AVAILABLE')
        }
      />
      <Select
        label={fill(texts.condition, { sku: skuId })}
        choices={CONDITIONS}
        value={lineOf(id)?.inventoryType ?? 'AVAILABLE'}
        onChange={(condition) => change(id, lineOf(id)?.quantity ?? units, condition)}
      />
    </div>
  ));
}
