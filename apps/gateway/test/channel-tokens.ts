/** @param body `expiresIn`, `scopes`, `name` */
export async function issueChannelToken(
  url: string,
  bearer: string,
  body: object = {},
  channel = 'ECOM',
) {
  const response = await fetch(`${url}/ops/sales-channels/${channel}/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json()) as { token: string; tokenId: string; expiresAt: string },
  };
}

/** The status of a request with a sales channel's token. */
export async function simulate(url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${url}/ext/taxes`, { headers })).status;
}

/** @returns the status */
export async function revokeToken(url: string, bearer: string, channel: string, tokenId: string) {
  const response = await fetch(`${url}/ops/sales-channels/${channel}/tokens/${tokenId}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${bearer}` },
  });
  return response.status;
}
