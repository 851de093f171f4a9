import type { Node } from './command-tree.js';

export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;

export type Shell = (typeof SHELLS)[number];

const SCRIPTS: Readonly<Record<Shell, (nodes: readonly Node[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
  powershell: powershellScript,
};

/** The completion script of a shell, with the commands and options. */
export function completionScript(shell: Shell, nodes: readonly Node[]): string {
  return SCRIPTS[shell](nodes);
}

function bashScript(nodes: readonly Node[]): string {
  const words = nodes.map((node) => `    ${quoted(node.path)}) words=${quoted(wordsOf(node))} ;;`);
  const values = valuesOf(nodes).map(
    ({ place, choices }) => `    ${quoted(place)}) words=${quoted(choices.join(' '))} ;;`,
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
    ({ place, choices }) => `    (${quoted(place)}) entries=(${choices.map(quoted).join(' ')}) ;;`,
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

/** Each line of a table is a path, a word and its description; fish filters by what is typed. */
function fishScript(nodes: readonly Node[]): string {
  const cases = (entries: readonly { place: string; lines: readonly string[] }[]): string =>
    entries
      .map(({ place, lines }) => `    case ${fishQuoted(place)}\n      ${fishPrint(lines)}`)
      .join('\n');
  const words = nodes.map(({ path, words: all }) => ({
    place: path,
    lines: all.map(({ word, description }) => `${word}\t${description}`),
  }));
  const values = valuesOf(nodes).map(({ place, choices }) => ({ place, lines: choices }));
  const paths = nodes.filter(({ path }) => path !== '').map(({ path }) => fishQuoted(path));
  return `# entrepot completion fish | source
function __entrepot
  set -l typed (commandline -opc)
  set -l at ''
  for word in $typed[2..]
    if contains -- "$at $word" ${paths.join(' ')}
      set at "$at $word"
    end
  end
  switch "$at $typed[-1]"
${cases(values)}
    case '*'
      __entrepot_words "$at"
  end
end
function __entrepot_words
  switch $argv[1]
${cases(words)}
  end
end
complete -c entrepot -f -a '(__entrepot)'
complete -c entrepot -n 'not string match -q -- (commandline -ct)"*" (__entrepot)' -F
`;
}

function fishPrint(lines: readonly string[]): string {
  return lines.length === 0 ? 'return' : `printf '%s\\n' ${lines.map(fishQuoted).join(' ')}`;
}

function fishQuoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
}

function powershellScript(nodes: readonly Node[]): string {
  const list = (all: readonly string[]): string => `@(${all.map(powershellQuoted).join(', ')})`;
  const words = nodes.map(
    (node) => `  ${powershellQuoted(node.path)} = ${list(node.words.map(({ word }) => word))}`,
  );
  const values = valuesOf(nodes).map(
    ({ place, choices }) => `  ${powershellQuoted(place)} = ${list(choices)}`,
  );
  return `# entrepot completion powershell | Out-String | Invoke-Expression
$entrepotWords = @{
${words.join('\n')}
}
$entrepotValues = @{
${values.join('\n')}
}
Register-ArgumentCompleter -Native -CommandName entrepot -ScriptBlock {
  param($word, $ast, $position)
  $at = ''
  $before = ''
  foreach ($element in $ast.CommandElements | Select-Object -Skip 1) {
    if ($element.Extent.EndOffset -ge $position -and $word -ne '') { break }
    $before = $element.Extent.Text
    if ($entrepotWords.ContainsKey("$at $before")) { $at = "$at $before" }
  }
  $choices = if ($entrepotValues.ContainsKey("$at $before")) { $entrepotValues["$at $before"] } else { $entrepotWords[$at] }
  $choices | Where-Object { $_ -like "$word*" } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}
`;
}

function powershellQuoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function wordsOf({ words }: Node): string {
  return words.map(({ word }) => word).join(' ');
}

function pathsOf(nodes: readonly Node[]): string {
  const paths = nodes.filter(({ path }) => path !== '');
  return paths.map(({ path }) => quoted(path)).join(' | ');
}

/** After an option with a value, the shell completes its choices, or files. */
function valuesOf(nodes: readonly Node[]): { place: string; choices: readonly string[] }[] {
  return nodes.flatMap(({ path, values }) =>
    values.map(({ option, choices }) => ({ place: `${path} ${option}`, choices })),
  );
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
