import { ConfigError, loadConfig } from '#platform';
import { Type } from 'typebox';
import { makeOperator } from '../../apps/gateway/src/clients/make-operator.js';

/**
 * `node dist/tools/stack/operator-command.js OPERATIONS`, with the gateway's environment: creates the first operator
 * and prints its secret.
 */
const schema = Type.Object({
  DATABASE_URL: Type.String({ minLength: 1, secret: true }),
  DATABASE_SCHEMA: Type.String({ minLength: 1 }),
});

/** Like the ids of `POST /ops/clients`, but without characters that are special in a shell. */
const CLIENT_ID = /^[\w.-]{2,64}$/;

async function run(clientId: string): Promise<void> {
  if (!CLIENT_ID.test(clientId)) {
    throw new Error('expected an id of 2 to 64 letters, digits, dots, dashes or underscores');
  }
  const { DATABASE_URL, DATABASE_SCHEMA } = loadConfig('operator', schema);
  const clientSecret = await makeOperator(DATABASE_URL, DATABASE_SCHEMA, clientId);
  if (clientSecret === undefined) throw new Error(`there is a client ${clientId} already`);
  console.log(JSON.stringify({ clientId, clientSecret }));
}

try {
  await run(process.argv[2] ?? '');
} catch (error) {
  const faults = error instanceof ConfigError ? error.faults : [(error as Error).message];
  for (const fault of faults) console.error(`operator: ${fault}`);
  process.exitCode = 1;
}
