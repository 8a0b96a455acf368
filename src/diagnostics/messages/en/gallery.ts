/** The messages of the gallery, around the examples. */
export const gallery = {
  title: 'Gallery',
  lead: 'Everything that this site can show, by example: typical, short, with long words, with many items. This page exists only in the preview.',
  sections: 'Sections',
  sectionsLead: 'What pages are made of. The YAML of each example can be copied into a page.',
  layouts: 'Layouts',
  layoutsLead: 'Whole pages that are not composed of sections.',
  parts: 'Parts',
  partsLead: 'Parts that any page can contain, in all their states.',
  all: 'All examples',
  alone: 'View on its own',
  source: 'YAML',
  navigation: 'Gallery',
  widths: 'View at a width of 1440, 768, 375 and 320 pixels.',
};
