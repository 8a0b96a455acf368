// Facts that texts may name in braces in addition to contacts and prices: {company}, {product}.
import type { SettingsOf } from 'archipel';
import type { own } from './own.ts';

type Settings = SettingsOf<typeof own>;

export const facts = {
  company: ({ company }: Settings) => company.name,
  'company.short': ({ company }: Settings) => company.shortName,
  'company.street': ({ company }: Settings) => company.street,
  'company.postalCode': ({ company }: Settings) => company.postalCode,
  'company.city': ({ company }: Settings) => company.city,
  'company.representative': ({ company }: Settings) => company.representative,
  'company.vatId': ({ company }: Settings) => company.vatId,
  'company.country': ({ company }: Settings, locale: string) => company.country[locale] ?? '',
  city: ({ company }: Settings) => company.city,
  product: ({ leadPackage }: Settings) => leadPackage.product,
};
