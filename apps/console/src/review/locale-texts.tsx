import { TextArea, TextField } from '../design/field.js';
import { fill } from '../language/texts.js';
import type { Sku } from '../skus/sku-row.js';
import { messages as texts } from './messages.js';
import type { Text, Texts } from './requests.js';

interface Props {
  sku: Sku;
  locale: string;
  made: Texts[string];
  edited: Text | undefined;
  /** Undefined for a client that may only read. */
  onEdit: ((text: Text) => void) | undefined;
  faultOf: (field: keyof Text) => string | undefined;
}

/** The merchant's texts at the left, and the editable texts of one locale at the right. */
export function LocaleTexts({ sku, locale, made, edited, onEdit, faultOf }: Props) {
  const { source, ...madeText } = made;
  const text = edited ?? madeText;
  const { color, size } = sku.globalSaleChannelData;
  const originals = { name: sku.name, description: sku.description, color, size };
  const fields = (['name', 'description', 'color', 'size'] as const).filter(
    (field) => originals[field] !== undefined || text[field] !== undefined,
  );
  return (
    <section className="card" aria-label={fill(texts.locale, { locale })}>
      <header className="card-head">
        <h3>{fill(texts.locale, { locale })}</h3>
        <span className="quiet">{texts.madeBy[edited ? 'edited' : source]}</span>
      </header>
      {fields.map((field) => (
        <div key={field} className="review-pair">
          <div>
            <p className="field-label">{texts.source}</p>
            <p className="localized-text">{originals[field]}</p>
          </div>
          <TranslatedField
            field={field}
            locale={locale}
            value={text[field] ?? ''}
            fault={faultOf(field)}
            onChange={onEdit && ((value) => onEdit(withField(text, field, value)))}
          />
        </div>
      ))}
    </section>
  );
}

/** An empty color or size is left out; title and description are required. */
function withField(text: Text, field: keyof Text, value: string): Text {
  const { [field]: _before, ...rest } = text;
  const isLeftOut = value === '' && (field === 'color' || field === 'size');
  return (isLeftOut ? rest : { ...rest, [field]: value }) as Text;
}

interface FieldProps {
  field: keyof Text;
  locale: string;
  value: string;
  fault: string | undefined;
  onChange: ((value: string) => void) | undefined;
}

function TranslatedField({ field, locale, value, fault, onChange }: FieldProps) {
  const common = { label: texts[field], lang: locale, value, fault, readOnly: !onChange };
  return field === 'description' ? (
    <TextArea {...common} rows={6} onChange={(event) => onChange?.(event.target.value)} />
  ) : (
    <TextField {...common} onChange={(event) => onChange?.(event.target.value)} />
  );
}
