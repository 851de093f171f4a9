export { brokerSecurityOf, BrokerSettingsError, MECHANISMS } from './broker-settings.js';
export type { BrokerConfig, BrokerSecurity, SecuritySettings } from './broker-settings.js';
export { createKafka } from './client.js';
