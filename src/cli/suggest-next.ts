import type { ToolMessages } from '../diagnostics/messages/messages.ts';
import { terms } from './help.ts';

/** Returns the output of `archipel` without a command: the commands for the next steps, which differ inside and outside of a site. */
export function suggestNext({ next }: Pick<ToolMessages, 'next'>, { isSite }: { readonly isSite: boolean }): string {
  const help = ['npx archipel --help', next.help] as const;
  const steps = isSite
    ? [
        ['npx archipel watch --open', next.watch] as const,
        ['npx archipel check', next.check] as const,
        ['npx archipel new', next.new] as const,
        ['npx archipel build', next.build] as const,
      ]
    : [['npx archipel init', next.init] as const, ['npx archipel init my-site', next.initFolder] as const];
  return `${isSite ? next.site : next.noSite}\n${terms(next.next, [...steps, help])}`;
}
