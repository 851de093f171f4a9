import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@entrepot/client';
import { call } from '../../api/client.js';
import { fieldsOf, manyOf } from '../../design/forms/form-field.js';
import { fill } from '../../language/texts.js';
import { messages as common } from '../messages.js';
import { Act } from '../parts/act.js';
import { messages } from './messages.js';

const { form: texts } = messages;

export type Carrier = Schemas['CarrierResponse'];

/** Changes a carrier, or adds one. @param carrier left out for a new carrier */
export function PutCarrier({ carrier }: { carrier?: Carrier }) {
  const { data } = useQuery({
    queryKey: ['settings', 'merchants'],
    queryFn: ({ signal }) => call('listMerchants', { signal }),
  });
  const choices = (data?.merchants ?? []).map(({ merchantId }) => ({
    value: merchantId,
    label: merchantId,
  }));
  const fields = fieldsOf(texts, {
    carrierId: { maxLength: 128 },
    clientId: { maxLength: 128 },
    merchants: { kind: 'many', none: texts.none, optional: true, choices },
  });
  return (
    <Act
      operation="putCarrier"
      texts={
        carrier
          ? { ...texts, open: common.change, title: texts.changeTitle }
          : { ...texts, open: texts.create }
      }
      values={{ id: carrier?.carrierId ?? '' }}
      fields={carrier ? fields.slice(1) : fields}
      initial={{
        carrierId: carrier?.carrierId ?? '',
        clientId: carrier?.clientId ?? '',
        merchants: carrier?.merchants.join(',') ?? '',
      }}
      send={({ carrierId = '', clientId = '', merchants }) =>
        call('putCarrier', {
          path: { carrierId: carrierId.trim() },
          body: { clientId: clientId.trim(), merchants: manyOf(merchants) },
        })
      }
      done={(saved) => fill(texts.saved, { id: saved.carrierId })}
    />
  );
}
