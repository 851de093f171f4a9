import { useId } from 'react';
import { Button } from '../../design/button.js';
import { CheckField, TextArea, TextField } from '../../design/field.js';
import { SuggestField } from '../../design/forms/suggest-field.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Faults, Input } from './form.js';

const { edit: texts } = messages;

interface Props {
  input: Input;
  faults: Faults;
  onChange: (input: Input) => void;
}

type TextName = {
  [Name in keyof Input]: Input[Name] extends string ? Name : never;
}[keyof Input];

/** The fields of a SKU that its merchant may change. */
export function EditFields({ input, faults, onChange }: Props) {
  const text = (name: TextName) => ({
    label: texts[name],
    value: input[name],
    fault: faults[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...input, [name]: target.value }),
  });
  const number = (name: TextName) => <TextField {...text(name)} inputMode="decimal" />;
  return (
    <>
      <TextField {...text('name')} maxLength={512} />
      <TextArea {...text('description')} maxLength={20_000} rows={5} />
      <div className="form-pair">
        <TextField {...text('ean')} />
        <TextField {...text('hscode')} />
        <SuggestField
          kind="country"
          label={texts.countryOfOrigin}
          hint={texts.countryOfOriginHint}
          fault={faults.countryOfOrigin}
          value={input.countryOfOrigin}
          onChange={(countryOfOrigin) => onChange({ ...input, countryOfOrigin })}
        />
        {number('weight')}
        {number('height')}
        {number('width')}
        {number('length')}
        <TextField {...text('brand')} />
        <TextField {...text('category')} />
        <TextField {...text('color')} />
        <TextField {...text('size')} />
      </div>
      <TextArea {...text('images')} hint={texts.imagesHint} rows={3} spellCheck={false} />
      <Attributes input={input} faults={faults} onChange={onChange} />
      <CheckField
        label={texts.main}
        hint={texts.mainHint}
        checked={input.main}
        onChange={({ target }) => onChange({ ...input, main: target.checked })}
      />
      <CheckField
        label={texts.active}
        hint={texts.activeHint}
        checked={input.active}
        onChange={({ target }) => onChange({ ...input, active: target.checked })}
      />
    </>
  );
}

function Attributes({ input, faults, onChange }: Props) {
  const id = useId();
  const fault = faults.attributes;
  const { attributes } = input;
  const replace = (position: number, part: Partial<Input['attributes'][number]>): void =>
    onChange({
      ...input,
      attributes: attributes.map((attribute, index) =>
        index === position ? { ...attribute, ...part } : attribute,
      ),
    });
  return (
    <fieldset className="attributes">
      <legend className="field-label">{texts.attributes}</legend>
      {attributes.map(({ name, value }, position) => (
        // oxlint-disable-next-line react/no-array-index-key -- names may repeat, and rows do not move
        <div key={position} className="attribute">
          <input
            className="input"
            aria-describedby={id}
            aria-invalid={fault !== undefined || undefined}
            aria-label={fill(texts.attributeName, { number: position + 1 })}
            placeholder={texts.attributeNameHint}
            value={name}
            onChange={({ target }) => replace(position, { name: target.value })}
          />
          <input
            className="input"
            aria-label={fill(texts.attributeValue, { number: position + 1 })}
            placeholder={texts.attributeValueHint}
            value={value}
            onChange={({ target }) => replace(position, { value: target.value })}
          />
          <Button
            look="quiet"
            aria-label={fill(texts.attributeRemove, { number: position + 1 })}
            onClick={() =>
              onChange({
                ...input,
                attributes: attributes.filter((_, index) => index !== position),
              })
            }
          >
            ✕
          </Button>
        </div>
      ))}
      {fault !== undefined && (
        <p id={id} className="field-fault">
          {fault}
        </p>
      )}
      <Button
        look="quiet"
        className="attribute-add"
        onClick={() => onChange({ ...input, attributes: [...attributes, { name: '', value: '' }] })}
      >
        {texts.attributeAdd}
      </Button>
    </fieldset>
  );
}
