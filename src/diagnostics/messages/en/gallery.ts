/** The messages of the gallery, around the examples. */
export const gallery = {
  title: 'Gallery',
  lead: 'What the parts of this site can do, by example: typical, short, with long words, with many items. In the preview only.',
  sections: 'Sections',
  sectionsLead: 'What pages are made of. The YAML of each example can be copied into a page.',
  layouts: 'Layouts',
  layoutsLead: 'Whole pages whose shape a template decides.',
  parts: 'Parts',
  partsLead: 'What may stand on any page, in all its states.',
  all: 'All examples',
  alone: 'Look at it alone',
  source: 'YAML',
  navigation: 'Gallery',
  widths: 'Look at it 1440, 768, 375 and 320 pixels wide.',
};
