// The cookie banner. It is a region and not a modal dialog, because a blocker that hides it must not leave the page inert. Both
// buttons look alike. The banner is hidden until a script finds that no answer is stored.
import { LinkedText } from '../../../islands/shared/LinkedText.tsx';
import type { Texts } from '../../../islands/shared/texts.ts';

type ConsentText =
  | 'title'
  | 'text'
  | 'onlyNecessary'
  | 'acceptAll'
  | 'details'
  | 'necessary'
  | 'necessaryText'
  | 'analytics'
  | 'analyticsText'
  | 'marketing'
  | 'marketingText';

export interface ConsentBannerProps {
  readonly texts: Texts<ConsentText>;
  /** The URL of the privacy page. */
  readonly privacy: string;
}

export const ConsentBanner = ({ texts, privacy }: ConsentBannerProps) => (
  <section className="consent" aria-labelledby="consent-title" tabIndex={-1} hidden>
    <div className="consent__words">
      {/* No heading, because it would precede the h1. The region has its name. */}
      <p id="consent-title" className="consent__title">
        {texts.title}
      </p>
      <LinkedText text={texts.text} href={privacy} />
      <Details texts={texts} />
    </div>
    <div className="consent__answers">
      <button type="button" className="button button--secondary" value="necessary">
        {texts.onlyNecessary}
      </button>
      <button type="button" className="button button--secondary" value="all">
        {texts.acceptAll}
      </button>
    </div>
  </section>
);

const Details = ({ texts }: Pick<ConsentBannerProps, 'texts'>) => (
  <details className="consent__details">
    <summary>{texts.details}</summary>
    <dl>
      <dt>{texts.necessary}</dt>
      <dd>{texts.necessaryText}</dd>
      <dt>{texts.analytics}</dt>
      <dd>{texts.analyticsText}</dd>
      <dt>{texts.marketing}</dt>
      <dd>{texts.marketingText}</dd>
    </dl>
  </details>
);
