import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ListPage } from '../../lists/list-page.js';
import { Said } from '../../settings/parts/said.js';
import { CreateEndpoint } from '../forms/create-endpoint.js';
import { ENDPOINT_LIST } from './endpoint-list.js';

/** The endpoints of a merchant, or of all merchants, and a button to create one. */
export function WebhooksPage() {
  const { merchant } = useSearch({ from: '/shell/webhooks' });
  const [said, setSaid] = useState('');
  const head = (
    <>
      <CreateEndpoint merchant={merchant} />
      <output className="done">{said}</output>
    </>
  );
  return (
    <Said value={setSaid}>
      <ListPage definition={ENDPOINT_LIST} head={head} />
    </Said>
  );
}
