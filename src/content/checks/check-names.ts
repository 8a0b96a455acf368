// Names in content that are not links: icons, price lists, campaigns, categories, contacts, assets.
import type { DataPath, Finding } from '../../diagnostics/diagnostic.ts';
import { linkablePages, type Names } from '../index-names.ts';
import { type UnknownCode, unknownName } from '../unknown.ts';
import { visit } from '../walk.ts';

interface Rule {
  readonly code: UnknownCode;
  readonly known: (names: Names) => readonly string[] | undefined;
}

const icon: Rule = { code: 'icon-unknown', known: (names) => names.icons };
const list: Rule = { code: 'price-list-unknown', known: (names) => names.priceLists };
const campaign: Rule = { code: 'campaign-unknown', known: (names) => names.campaigns };
const page: Rule = { code: 'page-unknown', known: linkablePages };
const category: Rule = { code: 'category-unknown', known: (names) => names.categories };
const contact: Rule = { code: 'contact-unknown', known: (names) => names.phones };
const external: Rule = { code: 'external-unknown', known: (names) => names.externals };
const asset: Rule = { code: 'asset-unknown', known: (names) => names.assets };

/** Which names a key holds, in the files whose path begins with the first part. */
const rules: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  'pages/': { icon, list, prices: list, campaign, parent: page, phone: contact, asset, image: asset },
  'solutions/': { icon, list, campaign, category, phone: contact, asset, image: asset },
  'editions/': { icon, prices: list, image: asset },
  'site.yaml': { campaign, buy: external, videoCall: external, booking: external, external },
};

const siteAssets = ['icon', 'socialImage'];

function ruleFor(file: string, path: DataPath): Rule | undefined {
  const key = String(path.findLast((step) => typeof step === 'string'));
  const prefix = Object.keys(rules).find((start) => file.startsWith(start));
  if (file === 'site.yaml') {
    if (siteAssets.includes(String(path[0]))) return asset;
    if (path[0] === 'contacts' || path[0] === 'externals') return undefined;
    if (key === 'icon') return icon;
  }
  const named = prefix === undefined ? undefined : rules[prefix];
  // Every object has a `constructor`, which is no rule.
  return named !== undefined && Object.hasOwn(named, key) ? named[key] : undefined;
}

/** Problems of all names in the data of one file. */
export function checkNames(file: string, data: unknown, names: Names): Finding[] {
  const findings: Finding[] = [];
  visit(data, {
    scalar: (value, path) => {
      const rule = typeof value === 'string' ? ruleFor(file, path) : undefined;
      const known = rule?.known(names);
      if (rule !== undefined && known !== undefined && !known.includes(String(value)))
        findings.push(unknownName(rule.code, { file, path }, String(value), known));
    },
  });
  return findings;
}

/** The assets that site.yaml names. */
export const assetsIn = (data: unknown): string[] => {
  const used: string[] = [];
  visit(data, {
    scalar: (value, path) => {
      if (siteAssets.includes(String(path[0]))) used.push(String(value));
    },
  });
  return used;
};
