import { fetchWith, Names } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from 'openid-client';
import { GATEWAY_CONFIG, type ProviderConfig } from '../config.js';

/** The state that the browser stores while it is at the provider. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  verifier: string;
}

const TIMEOUT_SECONDS = 5;

/** Signs people in with an OpenID provider: authorization code with PKCE (RFC 7636), state and nonce. */
@Injectable()
export class OpenIdProvider {
  private configuration: Promise<Configuration> | undefined;
  private readonly fetch: typeof fetch;

  constructor(
    @Inject(GATEWAY_CONFIG) private readonly config: ProviderConfig,
    names: Names,
  ) {
    this.fetch = fetchWith(names);
  }

  /**
   * @param redirectUri the address to which the provider sends the browser back
   * @throws an error of openid-client when the provider does not answer
   */
  async begin(redirectUri: string): Promise<{ url: URL; pending: PendingSignIn }> {
    const pending = {
      state: randomState(),
      nonce: randomNonce(),
      verifier: randomPKCECodeVerifier(),
    };
    const url = buildAuthorizationUrl(await this.provider(), {
      redirect_uri: redirectUri,
      scope: this.config.OIDC_SCOPE,
      code_challenge: await calculatePKCECodeChallenge(pending.verifier),
      code_challenge_method: 'S256',
      state: pending.state,
      nonce: pending.nonce,
    });
    return { url, pending };
  }

  /**
   * @param callback the address with which the browser came back
   * @returns the claims of the verified ID token
   * @throws an error of openid-client when the provider refused, or the answer does not belong to this sign-in
   */
  async finish(callback: URL, pending: PendingSignIn): Promise<Readonly<Record<string, unknown>>> {
    const tokens = await authorizationCodeGrant(await this.provider(), callback, {
      expectedState: pending.state,
      expectedNonce: pending.nonce,
      pkceCodeVerifier: pending.verifier,
      idTokenExpected: true,
    });
    return { ...tokens.claims() };
  }

  /** The provider's metadata and keys are requested once, and again only after a failure. */
  private async provider(): Promise<Configuration> {
    this.configuration ??= this.discover();
    try {
      return await this.configuration;
    } catch (error) {
      this.configuration = undefined;
      throw error;
    }
  }

  /** Without the checks openid-client trusts the connection to the provider and verifies no signature. */
  private discover(): Promise<Configuration> {
    const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = this.config;
    const isPlain = this.config.ENTREPOT_ENV === 'sandbox' && OIDC_ISSUER.startsWith('http:');
    return discovery(new URL(OIDC_ISSUER), OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, undefined, {
      timeout: TIMEOUT_SECONDS,
      [customFetch]: (url, options) => this.fetch(url, options as RequestInit),
      execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
    });
  }
}
