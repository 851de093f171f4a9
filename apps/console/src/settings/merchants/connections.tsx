import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../../api/client.js';
import { fieldsOf, manyOf } from '../../design/forms/form-field.js';
import { Act } from '../parts/act.js';
import { merchantOf, valuesOf } from './merchant-form.js';
import { messages } from './messages.js';
import { putMerchant, type Merchant } from './requests.js';

const { connections: texts, form } = messages;

/** The sales channels that a merchant sells in. */
export function Connections({ merchant }: { merchant: Merchant }) {
  const { merchantId: id, connectedChannels } = merchant;
  const { data } = useQuery({
    queryKey: ['settings', 'channels'],
    queryFn: ({ signal }) => call('listSalesChannels', { signal }),
  });
  const choices = (data?.salesChannels ?? []).map(({ salesChannel, country }) => ({
    value: salesChannel,
    label: salesChannel,
    note: country,
  }));
  return (
    <section className="card" aria-labelledby="connections">
      <header className="card-head">
        <h2 id="connections">{texts.title}</h2>
        <Act
          operation="putMerchant"
          texts={{ ...texts, title: texts.open, send: form.send, done: texts.saved }}
          values={{ id }}
          fields={fieldsOf(texts, {
            connectedChannels: { kind: 'many', none: texts.none, choices, optional: true },
          })}
          initial={{ connectedChannels: connectedChannels.join(',') }}
          send={({ connectedChannels: chosen }) =>
            putMerchant(
              id,
              merchantOf(valuesOf(merchant), {
                ...merchant,
                connectedChannels: manyOf(chosen),
              }),
            )
          }
        />
      </header>
      {connectedChannels.length === 0 && <p className="quiet">{texts.noneHow}</p>}
      <div className="row">
        {connectedChannels.map((salesChannel) => (
          <Link
            key={salesChannel}
            to="/settings/channels/$salesChannel"
            params={{ salesChannel }}
            className="view"
          >
            {salesChannel}
          </Link>
        ))}
      </div>
    </section>
  );
}
