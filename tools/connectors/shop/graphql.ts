const TIMEOUT_MS = 60_000;

interface Answer<T> {
  data?: T | null;
  errors?: { message: string }[];
}

/** A session at one of Vendure's two APIs. */
export class GraphQl {
  private session: string | undefined;

  constructor(private readonly url: string) {}

  /** @throws Error for errors of the request, and those in the data (`errorCode`) */
  async ask<T>(query: string, variables: object = {}): Promise<T> {
    const response = await fetch(this.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.session && { authorization: `Bearer ${this.session}` }),
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    this.session = response.headers.get('vendure-auth-token') ?? this.session;
    const { data, errors } = (await response.json()) as Answer<T>;
    if (errors || !data) throw new Error(`${query}\n${JSON.stringify(errors)}`);
    const results = Object.values(data).flat() as ({ errorCode?: string } | null)[];
    for (const result of results) {
      if (result?.errorCode) throw new Error(`${query}\n${JSON.stringify(result)}`);
    }
    return data;
  }

  /** All items of a list, 100 at a time. */
  async all<T>(list: string, fields: string): Promise<T[]> {
    const items: T[] = [];
    for (;;) {
      const options = `options: { take: 100, skip: ${items.length}, sort: { id: ASC } }`;
      const query = `{ ${list}(${options}) { totalItems items { ${fields} } } }`;
      type Page = Record<string, { totalItems: number; items: T[] }>;
      const page = (await this.ask<Page>(query))[list];
      items.push(...(page?.items ?? []));
      if (!page || items.length >= page.totalItems || page.items.length === 0) return items;
    }
  }
}
