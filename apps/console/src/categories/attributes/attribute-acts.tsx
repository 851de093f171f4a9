import { call } from '../../api/client.js';
import { fieldsOf } from '../../design/forms/form-field.js';
import { fill } from '../../language/texts.js';
import { Act } from '../../settings/parts/act.js';
import { messages } from '../messages.js';
import type { Scope, Taxonomy } from '../requests.js';
import { valueMappingsOf } from './value-mappings.js';

const {
  attributes: { map: texts, remove },
} = messages;
const AREA = 'categories';
const OPERATIONS = {
  put: { operator: 'putAttributeMappingsForAll', merchant: 'putAttributeMappings' },
  delete: { operator: 'deleteAttributeMappingForAll', merchant: 'deleteAttributeMapping' },
} as const;

interface Props {
  scope: Scope;
  attributes: Taxonomy['attributes'];
}

/** Maps an attribute of SKUs and its values to those of the channel. */
export function MapAttribute({ scope, attributes }: Props) {
  const { reader, channel: salesChannel } = scope;
  const fields = fieldsOf(texts, {
    name: {},
    attribute: {
      kind: 'choice',
      choices: attributes.map(({ code, name }) => ({ value: code, label: name, note: code })),
    },
    values: { kind: 'lines', optional: true },
  });
  return (
    <Act
      operation={OPERATIONS.put[reader]}
      area={AREA}
      texts={{ ...texts, title: texts.open }}
      fields={fields}
      initial={{ attribute: attributes[0]?.code ?? '' }}
      send={async ({ name = '', attribute = '', values = '' }) => {
        const mapping = { name: name.trim(), attribute, values: valueMappingsOf(values) };
        await call(OPERATIONS.put[reader], {
          path: { salesChannel },
          body: { mappings: [mapping] },
        });
        return mapping;
      }}
      done={({ name }) => fill(texts.done, { name })}
    />
  );
}

export function RemoveAttribute({ scope, name }: { scope: Scope; name: string }) {
  const { reader, channel: salesChannel } = scope;
  return (
    <Act
      operation={OPERATIONS.delete[reader]}
      area={AREA}
      texts={{ ...remove, open: fill(remove.open, { name }) }}
      values={{ name }}
      look="quiet"
      send={() => call(OPERATIONS.delete[reader], { path: { salesChannel }, query: { name } })}
    />
  );
}
