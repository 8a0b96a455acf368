// Islands as a site defines them: the default export of `islands/<name>/index.ts` is an island, which is named like its folder.
import type { ReactNode } from 'react';
import * as z from 'zod';
import type { MessageGroups, NoGroups } from '../model/own-content.ts';

/** An island. Without type arguments, the type of an island with any props. */
export interface IslandDefinition<Props extends object = never, Messages extends z.ZodObject = z.ZodObject> {
  readonly component: (props: Props) => ReactNode;
  /** The messages of the island, which its component gets as `texts`. */
  readonly messages: Messages;
  /** True if pages that hydrate the island before any interaction are exempt from `budgets.beforeInteraction`. */
  readonly early?: boolean | undefined;
}

/** Whether a type is a union of at least two types. */
type IsUnion<T, Whole = T> = T extends unknown ? ([Whole] extends [T] ? false : true) : never;

/**
 * The `texts` prop of an island's component: the words of its only message group, or those of several groups by name.
 *
 * @example
 * ```tsx
 * import { type IslandTexts, words } from 'archipel';
 *
 * export const messages = { copyLink: words('The button that copies a link.', { copy: 'The button.' }) };
 *
 * export const CopyLink = ({ texts }: { readonly texts: IslandTexts<typeof messages> }) => <button type="button">{texts.copy}</button>;
 * ```
 */
export type IslandTexts<Groups extends MessageGroups> =
  IsUnion<keyof Groups> extends true
    ? { readonly [Group in keyof Groups]: z.infer<Groups[Group]> }
    : { readonly [Group in keyof Groups]: z.infer<Groups[Group]> }[keyof Groups];

/** The props of a component whose `texts` are the words of its groups. */
type WithTexts<Props extends object, Groups extends MessageGroups> = [keyof Groups] extends [never]
  ? Props
  : Props extends { readonly texts?: unknown }
    ? Omit<Props, 'texts'> & { readonly texts: IslandTexts<Groups> }
    : Props;

interface IslandSpec<Props extends object, Groups extends MessageGroups> {
  /** The component. The type of its `texts` must match `messages`. */
  readonly component: ((props: Props) => ReactNode) & ((props: WithTexts<NoInfer<Props>, NoInfer<Groups>>) => ReactNode);
  /**
   * Message groups, which the component gets as `texts` in the language of its page: the words of the only group, or of several by
   * name. None by default.
   */
  readonly messages?: Groups;
  /**
   * True for an island that has to run before any interaction, such as a clock: its pages may load React at once, because
   * they are exempt from `budgets.beforeInteraction`.
   */
  readonly early?: boolean | undefined;
}

/**
 * Defines an island. The browser loads its component from the file in the island's folder that is named like the folder.
 *
 * @example
 * ```tsx
 * import { defineIsland, words } from 'archipel';
 * import { useState } from 'react';
 *
 * interface CopyLinkProps {
 *   readonly url: string;
 *   readonly texts: { readonly copy: string; readonly copied: string };
 * }
 *
 * function CopyLink({ url, texts }: CopyLinkProps) {
 *   const [isCopied, setCopied] = useState(false);
 *   const copy = () => void navigator.clipboard.writeText(url).then(() => setCopied(true));
 *   return (
 *     <button type="button" onClick={copy}>
 *       {isCopied ? texts.copied : texts.copy}
 *     </button>
 *   );
 * }
 *
 * export default defineIsland({
 *   component: CopyLink,
 *   messages: { copyLink: words('The button that copies a link.', { copy: 'The button.', copied: 'The button, once it has worked.' }) },
 * });
 * ```
 */
export const defineIsland = <Props extends object, Groups extends MessageGroups = NoGroups>({
  component,
  messages,
  early,
}: IslandSpec<Props, Groups>): IslandDefinition<Props, z.ZodObject<Groups, z.core.$strict>> => ({
  component,
  // Without messages, `Groups` is the type of an object without keys.
  messages: z.strictObject(messages ?? ({} as Groups)) as z.ZodObject<Groups, z.core.$strict>,
  ...(early === true && { early }),
});
