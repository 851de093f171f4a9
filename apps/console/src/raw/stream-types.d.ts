import type { StreamName } from '../../../../libs/contracts/src/index.js';

/** The event types of each stream; the build generates them from the contracts. */
declare const streamTypes: Readonly<Record<StreamName, readonly string[]>>;
export type { StreamName };
export default streamTypes;
