/** The types of events that webhooks deliver; the build makes it of the contracts. */
declare const eventTypes: readonly string[];
export default eventTypes;
