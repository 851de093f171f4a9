import type { Entrepot } from '@entrepot/client';
import type { Context } from '../terminal/context.js';
import { findSandbox, type Sandbox, type SandboxClient } from '../session/sandbox.js';
import { sessionOf } from '../session/session.js';
import { CliError, EXIT } from '../terminal/errors.js';

/** The clients of the sandbox that play an example order. */
export interface Cast {
  sandbox: Sandbox;
  merchantId: string;
  merchant: Entrepot;
  operator: Entrepot;
  partner: Entrepot;
  /** The carrier as which the partner reports. */
  carrierId: string;
}

/** @throws CliError outside of a sandbox */
export function assembleCast(context: Context): Cast {
  const sandbox = findSandbox(context.env);
  if (!sandbox) {
    throw new CliError(
      'Example orders run in a sandbox only, and no sandbox was started here.',
      'npm start in the project starts one; ENTREPOT_STACK_DIR names the folder of another',
      EXIT.usage,
    );
  }
  const clientOf = ({ clientId, clientSecret }: SandboxClient): Entrepot =>
    sessionOf(
      {
        url: sandbox.gateway,
        clientId,
        origin: sandbox.file,
        credentials: { clientId, clientSecret },
      },
      context,
    ).client;
  const merchant = find(sandbox, 'merchant');
  const partner = find(sandbox, 'fulfillment-partner');
  return {
    sandbox,
    merchantId: merchant.merchantId ?? merchant.clientId,
    merchant: clientOf(merchant),
    operator: clientOf(find(sandbox, 'operator')),
    partner: clientOf(partner),
    carrierId: partner.carrierId ?? partner.clientId,
  };
}

function find({ file, clients }: Sandbox, kind: string): SandboxClient {
  const client = clients.find((candidate) => candidate.kind === kind);
  if (client) return client;
  throw new CliError(`${file} has no ${kind}.`, 'start the sandbox again: npm start', EXIT.usage);
}
