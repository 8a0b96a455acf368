// The icons of the eight parts of the lead package, the same in every edition.
import type { PackagePart } from './schema.ts';

export const partIcons: Readonly<Record<PackagePart, string>> = {
  leadDiscovery: 'radar',
  campaigns: 'megaphone',
  inboundAgent: 'phone-incoming',
  outboundAgent: 'phone-outgoing',
  landingPages: 'layout-template',
  funnels: 'funnel',
  monitoring: 'monitor-check',
  mentoring: 'graduation-cap',
};
