// The values that `archipel new` writes by default: icons are sparkles, buttons lead to the booking page, and fields for a campaign name
// the current promotion.
import type { Presets } from 'archipel';
import { sections } from './sections/index.ts';

const places = Object.keys(sections).flatMap((type) => [`${type}.actions.link`, `${type}.action.link`]);

export const presets: Presets = ({ booking, promotion }) => {
  const { campaign } = Object(promotion);
  return {
    icon: 'sparkles',
    ...(typeof booking === 'string' && Object.fromEntries(places.map((place) => [place, `{ external: ${booking} }`]))),
    ...(typeof campaign === 'string' && { campaign }),
  };
};
