import type { StreamName } from '../../../../libs/contracts/src/index.js';

/** The event types of each stream; the build makes it of the contracts. */
declare const streamTypes: Readonly<Record<StreamName, readonly string[]>>;
export type { StreamName };
export default streamTypes;
