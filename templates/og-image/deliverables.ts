// The solutions and products, as icons around the icon of the home page.
export const homeIcon = 'brain-circuit';

export const deliverables = [
  'shield-check',
  'compass',
  'clipboard-check',
  'phone-incoming',
  'phone-outgoing',
  'video',
  'pen-tool',
  'telescope',
  'chart-pie',
  'code',
  'radar',
  'megaphone',
] as const;
