import type { FormField } from '../../design/forms/form-field.js';
import { fill } from '../../language/texts.js';
import { Act } from '../../settings/parts/act.js';
import { messages } from '../messages.js';
import type { Scope, Taxonomy } from '../requests.js';
import { deleteAttributeMapping, putAttributeMapping } from './requests.js';
import { valueMappingsOf } from './value-mappings.js';

const {
  attributes: { map: texts, remove },
} = messages;
const AREA = 'categories';

interface Props {
  scope: Scope;
  attributes: Taxonomy['attributes'];
}

/** Maps an attribute of SKUs and its values to those of the channel. */
export function MapAttribute({ scope, attributes }: Props) {
  const fields: readonly FormField[] = [
    { name: 'name', label: texts.name, hint: texts.nameHint },
    {
      name: 'attribute',
      label: texts.attribute,
      kind: 'choice',
      choices: attributes.map(({ code, name }) => ({ value: code, label: name, note: code })),
    },
    { name: 'values', label: texts.values, hint: texts.valuesHint, kind: 'lines', optional: true },
  ];
  return (
    <Act
      operation={
        scope.reader === 'operator' ? 'putAttributeMappingsForAll' : 'putAttributeMappings'
      }
      area={AREA}
      open={texts.open}
      explained={texts.explained}
      fields={fields}
      initial={{ attribute: attributes[0]?.code ?? '' }}
      sendText={texts.send}
      send={async ({ name = '', attribute = '', values = '' }) => {
        const mapping = { name: name.trim(), attribute, values: valueMappingsOf(values) };
        await putAttributeMapping(scope, mapping);
        return mapping;
      }}
      done={({ name }) => fill(texts.done, { name })}
    />
  );
}

export function RemoveAttribute({ scope, name }: { scope: Scope; name: string }) {
  return (
    <Act
      operation={
        scope.reader === 'operator' ? 'deleteAttributeMappingForAll' : 'deleteAttributeMapping'
      }
      area={AREA}
      open={fill(remove.open, { name })}
      look="quiet"
      explained={remove.explained}
      fields={[]}
      sendText={remove.send}
      send={() => deleteAttributeMapping(scope, name)}
      done={() => fill(remove.done, { name })}
    />
  );
}
