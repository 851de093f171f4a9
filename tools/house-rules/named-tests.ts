import ts from 'typescript';

const TEST_CALLS = new Set(['it', 'test', 'describe']);

/**
 * The titles of the tests and groups of a file, as written: with placeholders for a table of tests, and with `${…}` for
 * the values of a template.
 */
export function testNamesOf(source: string): Set<string> {
  const names = new Set<string>();
  const file = ts.createSourceFile('spec.ts', source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) && isTestCall(node.expression) ? node.arguments : [];
    if (title) names.add(titleText(title));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** `it(…)`, `it.each(…)(…)`, `describe.each(…)(…)`. */
function isTestCall(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return TEST_CALLS.has(callee.text);
  if (!ts.isCallExpression(callee) && !ts.isTaggedTemplateExpression(callee)) return false;
  const each = ts.isCallExpression(callee) ? callee.expression : callee.tag;
  return (
    ts.isPropertyAccessExpression(each) && each.name.text === 'each' && isTestCall(each.expression)
  );
}

function titleText(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (!ts.isTemplateExpression(title)) return '';
  const rest = title.templateSpans.map(({ literal }) => `\${…}${literal.text}`);
  return title.head.text + rest.join('');
}
