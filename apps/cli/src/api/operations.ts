import type { CallOptions, Entrepot, OperationId } from '@entrepot/client';
import type { Caller } from '../session/caller.js';
import { CliError, EXIT } from '../terminal/errors.js';
import type { CommandSpec } from './command-spec.js';
import { operationFacts } from './generated/operation-facts.js';
import type { OperationFacts } from './operation-facts.js';

/** @throws Error for an operation that the API document does not have */
export function factsOf(operation: OperationId): OperationFacts {
  const facts = operationFacts[operation];
  if (!facts) throw new Error(`The API document has no operation ${operation}.`);
  return facts;
}

/**
 * The operation of a command that the caller may use.
 * @throws CliError when it is for other kinds of clients
 */
export function operationFor({ path, operations }: CommandSpec, caller: Caller): OperationId {
  const { kind, clientId } = caller;
  const mayCall = (operation: OperationId): boolean => {
    const { kinds } = factsOf(operation);
    return (
      kind === undefined || kinds.length === 0 || kinds.some((allowedKind) => allowedKind === kind)
    );
  };
  const callable = operations.find(mayCall);
  if (callable) return callable;
  const kinds = [...new Set(operations.flatMap((operation) => factsOf(operation).kinds))];
  const message = `${path} is for a client of the kind ${kinds.join(' or ')}; ${clientId ?? 'the caller'} is of the kind ${kind}.`;
  const next = kinds.includes('sales-channel')
    ? 'use a client of the sales channel with --as, or give its token in ENTREPOT_TOKEN'
    : 'choose another client with --as; entrepot context list shows them';
  throw new CliError(message, next, EXIT.credentials);
}

/** The input of an operation, assembled at run time. */
export interface AnyInput extends CallOptions {
  path?: object;
  query?: object;
  body?: object;
}

/** Calls an operation that is known only at run time. */
export function callAny(
  client: Entrepot,
  operation: OperationId,
  input: AnyInput,
): Promise<unknown> {
  const call = client.call.bind(client) as (id: OperationId, input: AnyInput) => Promise<unknown>;
  return call(operation, input);
}
