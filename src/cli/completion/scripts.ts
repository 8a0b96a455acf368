// Completion scripts for shells. Each script calls `archipel completion words`, so that the completions fit the site in
// the current folder and its installed version of archipel.

/**
 * Prints the path of the nearest `archipel` in the current folder or above: an installed package, or the repository of
 * archipel. If there is none, prints the path of the `archipel` in PATH.
 */
const findProgram = `_archipel_program() {
  local folder=$PWD
  while [ -n "$folder" ]; do
    if [ -x "$folder/node_modules/.bin/archipel" ]; then echo "$folder/node_modules/.bin/archipel"; return; fi
    if [ -x "$folder/bin/archipel.js" ]; then echo "$folder/bin/archipel.js"; return; fi
    folder=\${folder%/*}
  done
  command -v archipel
}`;

// Bash splits words at = and :, so the completions leave out the text up to the last of these characters. macOS ships
// version 3 of bash, which has no negative array indices.
const bash = `# Completion of archipel for bash: source <(npx archipel completion bash)
${findProgram}

_archipel() {
  local line="\${COMP_LINE:0:COMP_POINT}" words program current kept word
  read -ra words <<< "$line"
  case "$line" in *[[:space:]]) words+=('') ;; esac
  if [ "\${words[0]}" = npx ]; then
    [ "\${words[1]}" = archipel ] || return
    words=("\${words[@]:1}")
  fi
  COMPREPLY=()
  program=$(_archipel_program)
  [ -n "$program" ] || return
  current="\${words[\${#words[@]} - 1]}"
  kept="\${current%"\${current##*[=:]}"}"
  while IFS=$'\\t' read -r word _; do
    COMPREPLY+=("\${word#"$kept"}")
  done < <("$program" completion words -- "\${words[@]:1}" 2>/dev/null)
}

complete -o default -F _archipel archipel
complete -p npx >/dev/null 2>&1 || complete -o default -F _archipel npx
`;

const zsh = `# Completion of archipel for zsh, after compinit: source <(npx archipel completion zsh)
${findProgram}

_archipel() {
  local -a typed answers described
  local program answer
  typed=("\${(@)words[1,CURRENT]}")
  if [[ $typed[1] == npx ]]; then
    if [[ $typed[2] != archipel ]]; then _files; return; fi
    shift typed
  fi
  program=$(_archipel_program)
  [[ -n $program ]] || return 1
  answers=("\${(@f)$($program completion words -- "\${(@)typed[2,-1]}" 2>/dev/null)}")
  for answer in $answers; do
    described+=("\${\${answer%%$'\\t'*}//:/\\\\:}:\${answer#*$'\\t'}")
  done
  if (( $#described )); then _describe -V archipel described; else _files; fi
}

compdef _archipel archipel
(( \${+_comps[npx]} )) || compdef _archipel npx
`;

const fish = `# Completion of archipel for fish: npx archipel completion fish | source
function __archipel_program
    set -l folder $PWD
    while test -n "$folder"
        for program in $folder/node_modules/.bin/archipel $folder/bin/archipel.js
            if test -x $program
                echo $program
                return
            end
        end
        set folder (string replace -r '/[^/]*$' '' -- $folder)
    end
    command -s archipel
end

function __archipel_words
    set -l typed (commandline -opc)
    test "$typed[1]" = npx; and set -e typed[1]
    set -e typed[1]
    set -l program (__archipel_program)
    test -n "$program"; or return
    set -l answers ($program completion words -- $typed "$(commandline -ct)" 2>/dev/null)
    if test (count $answers) -gt 0
        printf '%s\\n' $answers
    else
        __fish_complete_path (commandline -ct)
    end
end

complete -c archipel -f -a '(__archipel_words)'
complete -c npx -n '__fish_seen_subcommand_from archipel' -f -a '(__archipel_words)'
`;

export const completionScripts = { bash, zsh, fish } as const;
