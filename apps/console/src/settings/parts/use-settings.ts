import type { OperationId } from '@entrepot/client';
import { useQuery } from '@tanstack/react-query';
import { call, type CallInput } from '../../api/client.js';
import { POLLED } from '../../live/polled.js';

/** Reads an operation's answer for a page of the settings, and keeps it current. */
export function useSettings<I extends OperationId>(operation: I, input: CallInput<I>) {
  return useQuery({
    ...POLLED,
    queryKey: ['settings', operation, input],
    queryFn: ({ signal }) => call(operation, { ...input, signal }),
  });
}
