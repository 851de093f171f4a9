import path from 'node:path';
import { projectRoot, type StackFolder } from '../paths.js';
import type { Sandbox } from './sandbox-file.js';

/** The text for the developer at the terminal: address, clients and a first request to paste. */
export function welcome(sandbox: Sandbox, folder: StackFolder): string {
  const relative = (file: string) => path.relative(projectRoot(), file);
  return `
${waysIn(sandbox)}

  npm run demo                 walks a product from upload to delivery, in another terminal
  npm run cli -- events tail   shows every event as it is published, in another terminal
  npm run down                 stops everything, as Ctrl-C does here

  console          ${sandbox.gateway}/console
  Kafka            ${sandbox.kafkaBrokers.join(', ')}
  logs             ${relative(folder.logs)}/
  for programs     ${relative(folder.sandbox)}
`;
}

/** The address of a sandbox, its clients and a first request. */
export function waysIn({ gateway, clients }: Pick<Sandbox, 'gateway' | 'clients'>): string {
  return `Entrepot sandbox at ${gateway}

  client     secret
${clients.map(({ clientId, clientSecret }) => `  ${clientId.padEnd(10)} ${clientSecret}`).join('\n')}

A first request: a token, then a product.

${firstRequest({ gateway, clients })}`;
}

function firstRequest({ gateway, clients }: Pick<Sandbox, 'gateway' | 'clients'>): string {
  const acme = clients.find(({ clientId }) => clientId === 'ACME');
  const credentials = { clientId: acme?.clientId, clientSecret: acme?.clientSecret };
  return `TOKEN=$(curl -s ${gateway}/token -H 'content-type: application/json' \\
  -d '${JSON.stringify(credentials)}' | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')

curl -s -X POST ${gateway}${UPSERT_PATH} -H "authorization: Bearer $TOKEN" \\
  -H 'content-type: application/json' -d '${JSON.stringify([FIRST_SKU])}'`;
}

const UPSERT_PATH = '/ext/merchant/skus';

const FIRST_SKU = {
  skuId: 'SHIRT-BLUE-M',
  productId: 'SHIRT',
  main: true,
  name: 'Linen shirt, blue, M',
  description: 'Light linen shirt with a button-down collar.',
  weight: 0.25,
  height: 3,
  width: 25,
  length: 30,
  ean: '4006381333931',
  hscode: '6205.90',
  images: ['https://images.example.com/shirt-blue.jpg'],
  globalSaleChannelData: {
    active: true,
    category: 'Shirts',
    brand: 'Acme',
    color: 'blue',
    size: 'M',
  },
};
