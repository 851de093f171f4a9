import { parser } from '@prometheus-io/lezer-promql';

/** A selector of an expression: a metric with the labels of its matchers. */
export interface Selector {
  metric: string;
  labels: string[];
}

export interface Expression {
  selectors: Selector[];
  /** Labels that the expression groups or matches by. */
  grouping: string[];
}

/**
 * The selectors of a PromQL expression. Grafana's variables may be used as a duration or inside strings.
 * @throws Error with the position of invalid PromQL
 */
export function readExpression(text: string): Expression {
  const expression = text.replaceAll('$__rate_interval', '5m');
  const selectors: Selector[] = [];
  const grouping: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ name, type, from, to, node }) => {
      const word = expression.slice(from, to);
      if (type.isError) throw new Error(`no PromQL at "${expression.slice(from)}" of: ${text}`);
      if (name === 'Identifier') selectors.push({ metric: word, labels: [] });
      if (name !== 'LabelName') return;
      if (node.parent?.name === 'GroupingLabels') grouping.push(word);
      else selectors.at(-1)?.labels.push(word);
    },
  });
  return { selectors, grouping };
}
