import ts from 'typescript';

const TEST_CALLS = new Set(['it', 'test', 'describe']);

/**
 * The names that a test file gives its tests and groups, as they are written: of a table of tests the pattern, of a
 * template its text with `${…}` in it.
 */
export function testNamesOf(source: string): Set<string> {
  const names = new Set<string>();
  const file = ts.createSourceFile('spec.ts', source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) && isTestCall(node.expression) ? node.arguments : [];
    if (title) names.add(textOf(title));
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

function textOf(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (!ts.isTemplateExpression(title)) return '';
  const rest = title.templateSpans.map(({ literal }) => `\${…}${literal.text}`);
  return title.head.text + rest.join('');
}
