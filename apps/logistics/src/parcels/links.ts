import { randomBytes } from 'node:crypto';

/** 256 random bits: anyone with the link may open it (decision 7.2). */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Builds the public URLs that need no bearer token. */
export class Links {
  constructor(private readonly publicUrl: string) {}

  document(token: string): string {
    return `${this.publicUrl}/documents/${token}`;
  }

  tracking(token: string): string {
    return `${this.publicUrl}/track/${token}`;
  }
}
