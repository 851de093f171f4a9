/** Readable search parameters, all of them texts: `?status=ON_HOLD,SHIPPED`. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const parameters = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(
    parameters.map(([name, value]) => [name, String(value)]),
  ).toString();
  return text === '' ? '' : `?${text.replaceAll('%2C', ',')}`;
}

/** A parameter that is a text; undefined if empty. */
export function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}

/** A parameter that is on or off. */
export function switchOf(value: unknown): true | undefined {
  return value === true || value === 'true' || undefined;
}

/** A parameter that is a day: `2026-11-24`. */
export function dayOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) ? text : undefined;
}

/** The bounds of a day, in UTC. */
export const firstMoment = (day: string): string => `${day}T00:00:00.000Z`;
export const lastMoment = (day: string): string => `${day}T23:59:59.999Z`;

type Read<V> = (value: unknown) => V | undefined;

/** A parameter that is one of some values. */
export function oneOf<const V extends string>(values: readonly V[]): Read<V> {
  return (value) => values.find((choice) => choice === textOf(value));
}

/** The parameters of a page, each with how its value is read. @returns leaves out what is invalid */
export function searchOf<V>(reads: { [N in keyof V]: Read<V[N]> }) {
  type S = { [N in keyof V]?: V[N] | undefined };
  return (raw: Readonly<Record<string, unknown>>): S => {
    const entries = Object.entries<Read<unknown>>(reads).map(([name, read]) => [
      name,
      read(raw[name]),
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as S;
  };
}
