export { defineContract, versionName } from './contract.js';
export type { EventContract, EventEnvelope, EventOf } from './contract.js';
export { envelope, id, instant, uuidV7, version } from './envelope.js';
export type { Manifest, ManifestStream } from './manifest.js';
export { dropOptionalNulls } from './optional-nulls.js';
export { validateEvent } from './validation.js';
export type { ContractFault } from './validation.js';
