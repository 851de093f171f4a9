import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { askConsole } from '../api/client.js';
import { CodeBlock } from '../design/code-block.js';
import { Drawer } from '../design/dialog.js';
import { Problem } from '../design/problem.js';
import { Tabs } from '../design/tabs.js';
import { fill } from '../language/texts.js';
import { messages } from './messages.js';
import { RawEventsList } from './raw-events.js';
import { addressOf, curlOf, type RawSubject } from './subject.js';

interface Props {
  subject: RawSubject;
  onClose: () => void;
}

/** The answer of the API, the events about its subject, and the request. */
export function RawDrawer({ subject, onClose }: Props) {
  const [tab, setTab] = useState<'json' | 'events' | 'curl'>('json');
  const addresses = [addressOf(subject), ...(subject.otherPaths ?? [])];
  const curl = addresses
    .map((address) => curlOf(`${location.origin}${address}`, subject.body))
    .join('\n');
  return (
    <Drawer title={fill(messages.title, { what: subject.what })} onClose={onClose}>
      <Tabs
        value={tab}
        onChange={setTab}
        parts={[
          { value: 'json', label: messages.json, content: <Json subject={subject} /> },
          {
            value: 'events',
            label: messages.events,
            content: <RawEventsList events={subject.events} />,
          },
          {
            value: 'curl',
            label: messages.curl,
            content: (
              <>
                <p className="quiet">{messages.curlHint}</p>
                <CodeBlock label={messages.curl} text={curl} />
              </>
            ),
          },
        ]}
      />
    </Drawer>
  );
}

function Json({ subject }: { subject: RawSubject }) {
  const address = addressOf(subject);
  const { data, error, refetch } = useQuery({
    queryKey: ['raw', address],
    queryFn:
      subject.value === undefined
        ? async () => (await askConsole('GET', `/api${address}`)).json()
        : skipToken,
  });
  const value: unknown = subject.value ?? data;
  if (value !== undefined) {
    return <CodeBlock label={messages.json} text={JSON.stringify(value, undefined, 2)} />;
  }
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  return <output>{messages.loading}</output>;
}
