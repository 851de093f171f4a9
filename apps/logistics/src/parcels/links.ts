import { randomBytes } from 'node:crypto';

/** 256 random bits: anyone with the link may open the tracking page (decision 7.2). */
export function newTrackingToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Builds the public URLs of tracking pages. */
export class Links {
  constructor(private readonly publicUrl: string) {}

  tracking(token: string): string {
    return `${this.publicUrl}/track/${token}`;
  }
}
