import {
  BrokerSettingsError,
  brokerSecurityOf,
  type BrokerConfig,
  type BrokerSecurity,
  type SecuritySettings,
} from '#kafka';
import { ConfigError } from '#runtime';

/** The part of a service's configuration that describes how to reach the brokers. */
export interface KafkaConfig extends SecuritySettings {
  KAFKA_BROKERS: string;
}

/** @throws ConfigError naming every variable that contradicts another, or a file that cannot be read */
export function brokerConfigOf(config: KafkaConfig, service: string): BrokerConfig {
  return {
    brokers: config.KAFKA_BROKERS.split(',').map((broker) => broker.trim()),
    clientId: `entrepot-${service}`,
    ...configuredSecurity(config, service),
  };
}

/** @throws ConfigError naming every variable that contradicts another, or a file that cannot be read */
export function configuredSecurity(config: SecuritySettings, service: string): BrokerSecurity {
  try {
    return brokerSecurityOf(config);
  } catch (error) {
    throw error instanceof BrokerSettingsError
      ? new ConfigError(service, [...error.faults])
      : error;
  }
}
