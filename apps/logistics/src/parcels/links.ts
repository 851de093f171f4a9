import { randomBytes } from 'node:crypto';

/** 256 bits from the system's random source: the one who has the link has the right (decision 7.2). */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The public addresses of what needs no bearer token. */
export class Links {
  constructor(private readonly publicUrl: string) {}

  document(token: string): string {
    return `${this.publicUrl}/documents/${token}`;
  }

  tracking(token: string): string {
    return `${this.publicUrl}/track/${token}`;
  }
}
