import { inventoryTypes } from '@entrepot/client';
import { useState } from 'react';
import { useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import { CloseButton, Dialog } from '../../design/dialog.js';
import { useDraft } from '../../design/drafts/use-draft.js';
import { TextField } from '../../design/field.js';
import { Form } from '../../design/forms/form.js';
import { faultsOf, placeFaults } from '../../design/forms/place-faults.js';
import { SuggestField } from '../../design/forms/suggest-field.js';
import { Select } from '../../design/select.js';
import { idOf, type InventoryType } from '../inventory-row.js';
import { messages } from '../messages.js';
import { isConflict, unitsOf, useSetStock } from './use-set-stock.js';

const { set: texts, types } = messages;

const TYPES = inventoryTypes.map((value) => ({ value, label: types[value] }));

interface Input {
  skuId: string;
  warehouse: string;
  type: InventoryType;
  units: string;
}

type Faults = Partial<Record<keyof Input, string>>;

interface Props {
  onClose: () => void;
  /** Called with the id of a position that already has units. */
  onOpen: (id: string) => void;
}

const START: Input = { skuId: '', warehouse: '1', type: 'AVAILABLE', units: '' };

const FIELDS = [
  { name: 'skuId', label: texts.sku },
  { name: 'warehouse', label: texts.warehouse, members: ['warehouseId'] },
  { name: 'units', label: texts.quantity, members: ['quantity'] },
];

/** Sets the units of a position that has none yet; the list shows it at once. */
export function SetStockDialog(props: Props) {
  return (
    <Dialog title={texts.open} onClose={props.onClose}>
      <StockForm {...props} />
    </Dialog>
  );
}

/** The form is within the dialog, so that the dialog knows its draft. */
function StockForm({ onClose, onOpen }: Props) {
  const { merchantId } = useSession();
  const draft = useDraft<Input>('stock', START);
  const { value: input } = draft;
  const [wrong, setWrong] = useState<Faults>({});
  const sending = useSetStock(undefined, () => {
    draft.clear();
    onClose();
  });
  const refused = placeFaults(faultsOf(sending.error), FIELDS);
  const faults: Faults = { ...refused.byField, ...wrong };
  const change = (part: Partial<Input>): void => draft.set({ ...input, ...part });
  const submit = (): void => {
    const { skuId, warehouse, type: inventoryType, units } = input;
    const quantity = unitsOf(units);
    const warehouseId = unitsOf(warehouse);
    setWrong({
      ...(skuId.trim() === '' && { skuId: texts.skuFault }),
      ...(warehouseId === undefined && { warehouse: texts.warehouseFault }),
      ...(quantity === undefined && { units: texts.quantityFault }),
    });
    if (skuId.trim() === '' || warehouseId === undefined || quantity === undefined) return;
    if (!sending.isPending) {
      sending.mutate({
        skuId: skuId.trim(),
        warehouseId,
        inventoryType,
        quantity,
        changeFromQuantity: 0,
      });
    }
  };
  return (
    <Form
      draft={draft}
      onSubmit={submit}
      error={isConflict(sending.error) ? null : sending.error}
      faults={refused}
    >
      <SuggestField
        kind="sku"
        label={texts.sku}
        fault={faults.skuId}
        value={input.skuId}
        onChange={(skuId) => change({ skuId })}
      />
      <div className="form-pair">
        <SuggestField
          kind="warehouse"
          label={texts.warehouse}
          fault={faults.warehouse}
          value={input.warehouse}
          onChange={(warehouse) => change({ warehouse })}
        />
        <Select
          label={texts.type}
          choices={TYPES}
          value={input.type}
          onChange={(type) => change({ type })}
        />
      </div>
      <TextField
        label={texts.quantity}
        fault={faults.units}
        inputMode="numeric"
        value={input.units}
        autoComplete="off"
        onChange={(event) => change({ units: event.target.value })}
      />
      {isConflict(sending.error) && (
        <div className="problem" role="alert">
          <p className="problem-title">{texts.exists}</p>
          <p>{texts.existsHow}</p>
          <div className="row">
            <Button
              onClick={() => {
                draft.clear();
                onOpen(idOf(sending.variables, merchantId));
              }}
            >
              {texts.existsOpen}
            </Button>
          </div>
        </div>
      )}
      <div className="form-foot">
        <CloseButton>{texts.back}</CloseButton>
        <Button type="submit" look="primary" disabled={sending.isPending}>
          {texts.send}
        </Button>
      </div>
    </Form>
  );
}
