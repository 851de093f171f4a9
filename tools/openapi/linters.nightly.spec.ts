import {
  BaseResolver,
  createConfig,
  lintDocument,
  makeDocumentFromString,
} from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralParsers from '@stoplight/spectral-parsers';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { readFileSync } from 'node:fs';
import { openApiPath } from './openapi.js';

/** Recommended rules that the document breaks on purpose, with the reason. */
const EXCEPTIONS: Record<string, string> = {
  // Spectral
  'info-contact': 'the document is part of the product; whom to ask differs by installation',
  'oas3-operation-security-defined':
    'since OpenAPI 3.1 a requirement may name roles, here kinds of client, for every scheme',
  // Redocly
  'no-ambiguous-paths':
    'no id equals a literal segment of the other path, because ids have capital letters',
};

const text = readFileSync(openApiPath, 'utf8');

const withoutExceptions = (violations: readonly { rule: string | number; at: string }[]) =>
  violations.filter(({ rule }) => !(rule in EXCEPTIONS));

describe('the committed API document', () => {
  it('The document keeps the recommended rules of Spectral', async () => {
    const spectral = new spectralCore.Spectral();
    // Its type lacks a member that is optional.
    spectral.setRuleset(spectralRulesets.oas as RulesetDefinition);
    const document = new spectralCore.Document(text, spectralParsers.Json, openApiPath);
    const results = await spectral.run(document);
    const violations = results.map(({ code, message, path }) => ({
      rule: code,
      at: `${path.join('/')}: ${message}`,
    }));
    expect(withoutExceptions(violations)).toEqual([]);
  }, 120_000);

  it('The document keeps the recommended rules of Redocly', async () => {
    const problems = await lintDocument({
      document: makeDocumentFromString(text, openApiPath),
      config: await createConfig({ extends: ['recommended'] }),
      externalRefResolver: new BaseResolver(),
    });
    const violations = problems.map(({ ruleId, message, location: [place] }) => ({
      rule: ruleId,
      at: `${place?.pointer}: ${message}`,
    }));
    expect(withoutExceptions(violations)).toEqual([]);
  }, 120_000);
});
