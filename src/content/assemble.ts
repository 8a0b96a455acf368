// Validated values → Site.
import type { Root } from 'hast';
import type * as z from 'zod';
import type { MemoCache } from '../memo.ts';
import type { Folder, folders, OptionalFile, optionalFiles, SingleFile, singleFiles } from '../model/kind.ts';
import { messagesFile } from '../model/kind.ts';
import type { Locales } from '../model/locale.ts';
import type { Messages } from '../model/messages.ts';
import type { Entry, Site } from '../model/site-content.ts';
import { assetsIn } from './checks/check-names.ts';
import type { Classified } from './classify.ts';
import { idOf } from './index-names.ts';
import type { ContentTree } from './tree.ts';

interface Parts {
  readonly locales: Locales;
  readonly values: ReadonlyMap<string, unknown>;
  readonly files: Classified;
  readonly prose: ReadonlyMap<string, Root>;
  readonly tree: ContentTree;
}

const noRedirects: Site['redirects'] = [];

/** The site of these values, in which the value of each file has gone through the schema of its kind. */
export function assemble({ locales, values, files, prose, tree }: Parts, memo: MemoCache): Site {
  const single = <Name extends SingleFile>(name: Name) => values.get(name) as z.infer<(typeof singleFiles)[Name]>;
  const optional = <Name extends OptionalFile>(name: Name) => values.get(name) as z.infer<(typeof optionalFiles)[Name]> | undefined;
  const entriesOf = <Name extends Folder>(folder: Name): readonly Entry<z.infer<(typeof folders)[Name]>>[] => {
    const keys = memo.compute('files of', folder, [files], () =>
      files.entries.flatMap((entry) => (entry.folder === folder ? [entry.file] : [])),
    );
    const inputs = keys.map((file) => values.get(file) as z.infer<(typeof folders)[Name]>);
    return memo.each(`entry in ${folder}`, { keys, inputs }, [], (value, file) => ({ id: idOf(file), file, value }));
  };
  const settings = single('site.yaml');
  return {
    locales,
    settings,
    navigation: single('navigation.yaml'),
    prices: single('prices.yaml'),
    messages: locales.record((locale) => values.get(messagesFile(locale)) as Messages),
    pages: entriesOf('pages'),
    solutions: entriesOf('solutions'),
    editions: entriesOf('editions'),
    redirects: optional('redirects.yaml')?.redirects ?? noRedirects,
    prose,
    assets: new Map(
      assetsIn(settings).flatMap((name) => {
        const asset = tree.assets.get(name);
        return asset === undefined ? [] : [[name, assetUrl(name, asset.hash)] as const];
      }),
    ),
  };
}

/** `/assets/icon-1a2b3c4d.svg` for `icon.svg`: a new content is a new address, so that it can be cached for good. */
const assetUrl = (name: string, hash: string): string => `/assets/${name.replace(/(\.[^.]+)?$/, `-${hash}$1`)}`;
