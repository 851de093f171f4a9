import { useState } from 'react';
import { CodeBlock } from '../../design/code-block.js';
import { Drawer } from '../../design/dialog.js';
import { Tabs } from '../../design/tabs.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Order } from '../order-row.js';
import type { OrderReader } from '../requests.js';

const { raw: texts } = messages;

interface Props {
  order: Order;
  kind: OrderReader;
  onClose: () => void;
}

/** The order as the API answers it, and the request for it. */
export function RawDrawer({ order, kind, onClose }: Props) {
  const [tab, setTab] = useState<'json' | 'curl'>('json');
  const json = JSON.stringify(order, undefined, 2);
  const root = kind === 'operator' ? '/ops' : '/ext';
  const address = `${location.origin}${root}/orders/${encodeURIComponent(order.orderId)}`;
  return (
    <Drawer title={fill(texts.title, { id: order.orderId })} onClose={onClose}>
      <Tabs
        value={tab}
        onChange={setTab}
        parts={[
          {
            value: 'json',
            label: texts.json,
            content: <CodeBlock label={texts.json} text={json} />,
          },
          {
            value: 'curl',
            label: texts.curl,
            content: (
              <>
                <p className="quiet">{texts.curlHint}</p>
                <CodeBlock
                  label={texts.curl}
                  text={`curl -s '${address}' \\\n  -H "authorization: Bearer $TOKEN"`}
                />
              </>
            ),
          },
        ]}
      />
    </Drawer>
  );
}
