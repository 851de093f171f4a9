/** Shows the document of streams and events in the page that loads it. */
import AsyncApi from '@asyncapi/react-component/lib/esm/without-parser';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const answer = await fetch('/docs/assets/asyncapi-document.json');
const schema = await answer.text();
const config = { show: { errors: false }, sidebar: { useChannelAddressAsIdentifier: true } };
createRoot(document.querySelector('#viewer')).render(createElement(AsyncApi, { schema, config }));
