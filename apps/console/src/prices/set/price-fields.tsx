import { TextField } from '../../design/field.js';
import { SuggestField } from '../../design/forms/suggest-field.js';
import type { SuggestionKind } from '../../design/forms/suggestions.js';
import { Select } from '../../design/select.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { PriceRow } from '../price-row.js';
import { ANOTHER, countryOf, EVERYWHERE } from './price-input.js';
import type { InputFaults, PriceInput } from './price-input.js';

const { set: texts } = messages;

interface Props {
  input: PriceInput;
  faults: InputFaults;
  currentPrices: readonly PriceRow[];
  /** Whether the SKU is given, so that the person does not enter it. */
  fixedSku: boolean;
  onChange: (input: PriceInput) => void;
}

export function PriceFields({ input, faults, currentPrices, fixedSku, onChange }: Props) {
  const { where } = input;
  const change = (part: Partial<PriceInput>): void => onChange({ ...input, ...part });
  const choose = (next: string): void => {
    const currency =
      currentPrices.find((row) => row.salesChannel === next)?.localizedCurrency ?? '';
    change({ where: next, country: countryOf(currency) ?? '' });
  };
  const isOrigin = where === EVERYWHERE;
  return (
    <>
      {!fixedSku && (
        <Entry
          name="skuId"
          suggest="sku"
          label={texts.sku}
          input={input}
          faults={faults}
          onChange={change}
        />
      )}
      <Select
        label={texts.where}
        choices={[
          { value: EVERYWHERE, label: texts.everywhere },
          ...currentPrices.map(({ salesChannel: value }) => ({
            value,
            label: fill(texts.inChannel, { channel: value }),
          })),
          { value: ANOTHER, label: texts.another },
        ]}
        value={where}
        onChange={choose}
      />
      <p className="quiet">{isOrigin ? texts.everywhereHow : texts.inChannelHow}</p>
      {where === ANOTHER && (
        <Entry
          name="channel"
          suggest="channel"
          label={texts.channel}
          input={input}
          faults={faults}
          onChange={change}
        />
      )}
      {!isOrigin && (
        <Entry
          name="country"
          suggest="country"
          label={texts.country}
          hint={texts.countryHint}
          input={input}
          faults={faults}
          onChange={change}
        />
      )}
      <Amounts input={input} faults={faults} currentPrices={currentPrices} onChange={change} />
    </>
  );
}

type AmountProps = Omit<Props, 'fixedSku' | 'onChange'> & {
  onChange: (part: Partial<PriceInput>) => void;
};

function Amounts({ input, faults, currentPrices, onChange }: AmountProps) {
  const { where } = input;
  const isOrigin = where === EVERYWHERE;
  const inChannel = currentPrices.find((row) => row.salesChannel === where)?.localizedCurrency;
  const currency = isOrigin
    ? (currentPrices[0]?.merchantCurrency ?? texts.ownCurrency)
    : (inChannel ?? texts.channelCurrency);
  const fieldProps = { input, faults, onChange, inputMode: 'decimal' } as const;
  return (
    <div className="form-pair">
      <Entry
        {...fieldProps}
        name="sale"
        label={fill(isOrigin ? texts.payout : texts.sale, { currency })}
      />
      <Entry
        {...fieldProps}
        name="list"
        label={fill(isOrigin ? texts.listPayout : texts.list, { currency })}
      />
    </div>
  );
}

interface EntryProps {
  name: keyof PriceInput;
  label: string;
  hint?: string;
  inputMode?: 'decimal';
  suggest?: SuggestionKind;
  input: PriceInput;
  faults: InputFaults;
  onChange: (part: Partial<PriceInput>) => void;
}

function Entry({ name, label, hint, inputMode, suggest, input, faults, onChange }: EntryProps) {
  if (suggest) {
    return (
      <SuggestField
        kind={suggest}
        label={label}
        hint={hint}
        fault={faults[name]}
        value={input[name]}
        onChange={(value) => onChange({ [name]: value })}
      />
    );
  }
  return (
    <TextField
      label={label}
      hint={hint}
      fault={faults[name]}
      inputMode={inputMode}
      value={input[name]}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
}
