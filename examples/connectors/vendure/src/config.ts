/** The settings of the connector, from environment variables (README.md). */
export function readConfig(env: Record<string, string | undefined>) {
  const text = (name: string, otherwise?: string): string => {
    const value = env[name] || otherwise;
    if (value === undefined) throw new Error(`${name} is not set`);
    return value;
  };
  const number = (name: string, otherwise: number): number => {
    const value = Number(env[name] || otherwise);
    if (!(value >= 0)) throw new Error(`${name} must be a number, and is '${env[name]}'`);
    return value;
  };
  return {
    url: text('ENTREPOT_URL'),
    clientId: text('ENTREPOT_CLIENT_ID'),
    clientSecret: text('ENTREPOT_CLIENT_SECRET'),
    shopUrl: text('VENDURE_URL'),
    username: text('VENDURE_USERNAME'),
    password: text('VENDURE_PASSWORD'),
    channelToken: text('VENDURE_CHANNEL_TOKEN', ''),
    stateFile: text('STATE_FILE', 'connector.db'),
    deliveryDays: number('DELIVERY_DAYS', 15),
    orderPollMs: number('ORDER_POLL_MS', 5_000),
    taxonomyPollMs: number('TAXONOMY_POLL_MS', 60_000),
    overlapMs: number('OVERLAP_MS', 60_000),
  };
}

export type Config = ReturnType<typeof readConfig>;
