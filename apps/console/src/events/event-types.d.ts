/** The types of events that webhooks deliver; the build generates them from the contracts. */
declare const eventTypes: readonly string[];
export default eventTypes;
