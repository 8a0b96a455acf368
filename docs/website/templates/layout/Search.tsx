import { useView } from '../ViewContext.ts';

/** The search, which a script opens and fills. */
export function Search() {
  const { t } = useView();
  return (
    <dialog
      className="search"
      data-script="search"
      data-search=""
      data-none={t('search.none')}
      data-one={t('search.one')}
      data-many={t('search.many', { count: '{{count}}' })}
      data-failed={t('search.failed')}
      aria-label={t('search.label')}
    >
      <search>
        <div className="search__field">
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
            <circle cx="10.5" cy="10.5" r="6.5" />
            <path d="m15.5 15.5 5 5" />
          </svg>
          <input
            type="text"
            role="combobox"
            aria-label={t('search.label')}
            aria-controls="search-results"
            aria-expanded="false"
            aria-autocomplete="list"
            placeholder={t('search.placeholder')}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
          />
          <button type="button" data-search-close="">
            {t('layout.close')}
          </button>
        </div>
        <div id="search-results" className="search__results" data-label={t('search.results')} />
        <p className="search__status" role="status" />
        <p className="search__foot">
          <a href="/search">{t('search.all')}</a>
          <span>{t('search.keys')}</span>
        </p>
      </search>
    </dialog>
  );
}
