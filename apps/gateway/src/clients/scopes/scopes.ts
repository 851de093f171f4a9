import { closed } from '#contracts';
import { ListOf, rules, TOKEN_SCOPES, type TokenScope } from '#edge';
import { Type } from 'typebox';

/**
 * A list of scopes (decision 10.2). @param absent the default when the list is left out; without a default the list is
 * required
 */
export const Scopes = (doc: string, absent?: string): PropertyDecorator =>
  ListOf(rules.oneOf(TOKEN_SCOPES), {
    min: 1,
    max: TOKEN_SCOPES.length,
    optional: absent !== undefined,
    doc: [doc, absent].filter(Boolean).join(' '),
  });

/** Each scope once, in a fixed order. */
export function orderedScopes(scopes: readonly TokenScope[]): TokenScope[] {
  return TOKEN_SCOPES.filter((scope) => scopes.includes(scope));
}

/** The scopes in answers. */
export function scopesWith(description: string) {
  return Type.Array(closed(TOKEN_SCOPES), { description, example: ['taxes', 'listings'] });
}
