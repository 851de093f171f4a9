import type { ProviderConfig } from '../config.js';
import { isUnverified, operatorOf } from './open-id-person.js';

const config = {
  OIDC_USER_CLAIM: 'email',
  OIDC_GROUPS_CLAIM: 'groups',
  OIDC_OPERATORS_GROUP: 'commerce-admins',
  OIDC_READERS_GROUP: 'commerce-readers',
} as ProviderConfig;
const email = 'ana@example.com';
const ana = { clientId: 'oidc:ana@example.com', kind: 'operator' };

describe('the operator of a person at the provider', () => {
  it.each([
    [['staff', 'commerce-admins'], ana],
    ['commerce-admins', ana],
    [['commerce-admins', 'commerce-readers'], ana],
    [['commerce-readers'], { ...ana, access: 'read' }],
    [['commerce-admins2'], undefined],
    ['commerce-admins commerce-readers', undefined],
    [[], undefined],
    [undefined, undefined],
    [{ 'commerce-admins': true }, undefined],
  ])('follows from the groups: %j', (groups, operator) => {
    expect(operatorOf({ email, groups }, config)).toEqual(operator);
  });

  it.each([undefined, '', 7, ['ana@example.com']])('is not created without a name: %j', (name) => {
    expect(operatorOf({ email: name, groups: 'commerce-admins' }, config)).toBeUndefined();
  });

  it('has full access or none when no group of readers is configured', () => {
    const { OIDC_READERS_GROUP: _, ...withoutReaders } = config;
    expect(operatorOf({ email, groups: ['commerce-readers'] }, withoutReaders)).toBeUndefined();
    expect(operatorOf({ email, groups: [undefined] }, withoutReaders)).toBeUndefined();
  });
});

describe('an e-mail address of a person', () => {
  it.each([
    [false, true],
    ['false', true],
    [true, false],
    [undefined, false],
  ])('is unverified where `email_verified` says so: %j', (verified, expected) => {
    expect(isUnverified({ email, email_verified: verified }, config)).toBe(expected);
  });

  it('does not matter if another claim names people', () => {
    const other = { ...config, OIDC_USER_CLAIM: 'preferred_username' };
    expect(isUnverified({ email, email_verified: false }, other)).toBe(false);
  });
});
