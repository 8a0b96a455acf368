import type { Command } from 'commander';
import type { CommandContext } from '../context.ts';
import { addExamples } from '../help.ts';
import { createKinds } from '../new/command.ts';
import type { ContentNames } from './content-names.ts';

const shells = ['bash', 'zsh', 'fish'] as const;

/** Defines `archipel completion`, and the hidden command that its scripts call. */
export function addCompletion(program: Command, context: CommandContext): void {
  const { io, project } = context;
  const completion = program.command('completion').description('print the script that lets a shell complete commands, options and names');
  addExamples(completion, [
    ['source <(npx archipel completion bash)', 'in ~/.bashrc'],
    ['source <(npx archipel completion zsh)', 'in ~/.zshrc, after compinit'],
    ['npx archipel completion fish | source', 'in ~/.config/fish/config.fish'],
  ]);
  for (const shell of shells)
    completion
      .command(shell)
      .description(`the script for ${shell}`)
      .action(async () => {
        const { completionScripts } = await import('./scripts.ts');
        io.out(completionScripts[shell]);
      });
  completion.command('words [words...]', { hidden: true }).action(async (words: readonly string[]) => {
    const [{ completeWords }, { contentNames }] = await Promise.all([import('./complete-words.ts'), import('./content-names.ts')]);
    const names = (): ReturnType<typeof contentNames> => contentNames(project, io);
    const kindsCommand = (known: ContentNames): Command => createKinds(program, { ...context, words: flagsIn(known) }, known.newKinds);
    const found = await completeWords(words, { program, kindsCommand, names });
    if (found.length > 0) io.out(found.map(({ word, meaning }) => `${word}\t${meaning}`).join('\n'));
  });
}

/** Returns the flags of `new` that exist once per language of the site. */
const flagsIn = ({ newKinds, languages }: ContentNames): readonly string[] =>
  newKinds.flatMap(({ flags }) =>
    flags.filter(({ inEachLanguage }) => inEachLanguage).flatMap(({ name }) => languages.map((language) => `--${name}-${language}`)),
  );
