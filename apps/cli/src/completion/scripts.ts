import type { Node } from './command-tree.js';

export type Shell = 'bash' | 'zsh';

/** The script that teaches a shell the commands and options. */
export function completionScript(shell: Shell, nodes: readonly Node[]): string {
  return shell === 'bash' ? bashScript(nodes) : zshScript(nodes);
}

function bashScript(nodes: readonly Node[]): string {
  const words = nodes.map((node) => `    ${quoted(node.path)}) words=${quoted(wordsOf(node))} ;;`);
  const values = valuesOf(nodes).map(
    ({ at, choices }) => `    ${quoted(at)}) words=${quoted(choices.join(' '))} ;;`,
  );
  return `# source <(entrepot completion bash)
_entrepot() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD - 1]}" at='' words='' i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$at \${COMP_WORDS[i]}" in
      ${pathsOf(nodes)}) at="$at \${COMP_WORDS[i]}" ;;
    esac
  done
  case "$at" in
${words.join('\n')}
  esac
  case "$at $before" in
${values.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _entrepot entrepot
`;
}

function zshScript(nodes: readonly Node[]): string {
  const entries = nodes.map((node) => {
    const described = node.words.map(({ word, description }) =>
      quoted(`${word}:${description.replaceAll(':', String.raw`\:`)}`),
    );
    return `    (${quoted(node.path)}) entries=(${described.join(' ')}) ;;`;
  });
  const values = valuesOf(nodes).map(
    ({ at, choices }) => `    (${quoted(at)}) entries=(${choices.map(quoted).join(' ')}) ;;`,
  );
  return `#compdef entrepot
# source <(entrepot completion zsh)
_entrepot() {
  local at='' i
  local -a entries
  for ((i = 2; i < CURRENT; i++)); do
    case "$at \${words[i]}" in
      (${pathsOf(nodes)}) at="$at \${words[i]}" ;;
    esac
  done
  case "$at" in
${entries.join('\n')}
  esac
  case "$at \${words[CURRENT - 1]}" in
${values.join('\n')}
  esac
  if (( $#entries )); then _describe entrepot entries; else _files; fi
}
compdef _entrepot entrepot
`;
}

function wordsOf({ words }: Node): string {
  return words.map(({ word }) => word).join(' ');
}

function pathsOf(nodes: readonly Node[]): string {
  const paths = nodes.filter(({ path }) => path !== '');
  return paths.map(({ path }) => quoted(path)).join(' | ');
}

/** After an option with a value its choices are completed, or files. */
function valuesOf(nodes: readonly Node[]): { at: string; choices: readonly string[] }[] {
  return nodes.flatMap(({ path, values }) =>
    values.map(({ option, choices }) => ({ at: `${path} ${option}`, choices })),
  );
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
