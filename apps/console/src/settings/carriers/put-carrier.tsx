import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@entrepot/client';
import { api, bodyOf } from '../../api/client.js';
import type { FormField } from '../../design/forms/form-field.js';
import { fill } from '../../language/texts.js';
import { readMerchants } from '../merchants/requests.js';
import { messages as common } from '../messages.js';
import { Act } from '../parts/act.js';
import { messages } from './messages.js';

const { form: texts } = messages;

export type Carrier = Schemas['CarrierResponse'];

/** Changes a carrier, or adds one. @param carrier left out for a new carrier */
export function PutCarrier({ carrier }: { carrier?: Carrier }) {
  const { data } = useQuery({
    queryKey: ['settings', 'merchants'],
    queryFn: ({ signal }) => readMerchants(signal),
  });
  const id: FormField = { name: 'carrierId', label: texts.id, maxLength: 128 };
  const choices = (data?.merchants ?? []).map(({ merchantId }) => ({
    value: merchantId,
    label: merchantId,
  }));
  return (
    <Act
      operation="putCarrier"
      open={carrier ? common.change : texts.create}
      title={carrier ? fill(texts.changeTitle, { id: carrier.carrierId }) : texts.create}
      explained={texts.explained}
      fields={[
        ...(carrier ? [] : [id]),
        { name: 'clientId', label: texts.client, hint: texts.clientHint, maxLength: 128 },
        {
          name: 'merchants',
          label: texts.merchants,
          kind: 'many',
          none: texts.none,
          optional: true,
          choices,
        },
      ]}
      initial={{
        carrierId: carrier?.carrierId ?? '',
        clientId: carrier?.clientId ?? '',
        merchants: carrier?.merchants.join(',') ?? '',
      }}
      sendText={texts.send}
      send={({ carrierId = '', clientId = '', merchants = '' }) =>
        putCarrier(carrierId.trim(), {
          clientId: clientId.trim(),
          merchants: merchants.split(',').filter(Boolean),
        })
      }
      done={(saved) => fill(texts.saved, { id: saved.carrierId })}
    />
  );
}

export function readCarriers(signal: AbortSignal) {
  return bodyOf(api.GET('/ops/carriers', { signal }));
}

/** Creates or replaces a carrier. */
function putCarrier(carrierId: string, body: Schemas['CarrierRequest']): Promise<Carrier> {
  return bodyOf(api.PUT('/ops/carriers/{carrierId}', { params: { path: { carrierId } }, body }));
}
