// The words of the tools in English, which every other language translates.

export const en = {
  /** The page of the mail catcher, which shows what forms have sent. */
  mailCatcher: {
    title: 'Mail catcher of the preview',
    intro:
      'This is what forms have sent. None of it leaves this machine, and none of it belongs to the finished site. The newest is at the top.',
    answer: 'How should the service answer?',
    answers: {
      success: 'Success',
      '400': 'Error 400: invalid input',
      '401': 'Error 401: the service does not accept the key',
      '500': 'Error 500: the service is broken',
      slow: 'Success, but slow (5 seconds)',
      down: 'Network down: no answer',
    },
    until: 'For how long?',
    once: 'Once only (several are given in turn)',
    always: 'Until I choose something else',
    setResponse: 'Set the answer',
    now: 'At the moment:',
    queued: 'Before that, once each:',
    clear: 'Empty the mail catcher',
    follow: 'Refresh by itself',
    unfollow: 'Stop refreshing by itself',
    reload: 'Refresh',
    empty: 'Nothing yet. Send a form on the site.',
    page: 'Call of the page',
    relay: 'Call of the server',
    mail: 'E-mail',
    from: 'From',
    to: 'To',
    replyTo: 'Answer to',
    answered: 'Answer',
    broken: 'The service is broken (answer of the preview)',
  },
  /** The pages of the gallery, around the examples. */
  gallery: {
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
  },
};

/** `T` with any text in the place of each. */
type Translated<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Translated<T[Key]> };

export type ToolMessages = Translated<typeof en>;
