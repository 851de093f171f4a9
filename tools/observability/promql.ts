import { parser } from '@prometheus-io/lezer-promql';

/** A metric as an expression picks it, with the labels that it is picked by. */
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
 * What a PromQL expression reads. Grafana's variables stand where a duration is expected, or inside strings.
 * @throws Error for what is no PromQL, showing where
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
