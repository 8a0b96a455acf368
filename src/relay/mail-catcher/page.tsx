// The mail catcher as a page that works without scripts. React escapes the texts of visitors.
import { renderToStaticMarkup } from 'react-dom/server';
import { languageName, type ToolMessages, toolLanguages, toolMessages } from '../../diagnostics/messages/messages.ts';
import { parseJson } from '../../node/fs/read-text.ts';
import { answers, type Call, type CaughtMail, type LogEntries } from './request-log.ts';

type MailCatcherMessages = ToolMessages['mailCatcher'];

export interface MailCatcherPageOptions {
  /** One of the languages of the tools. */
  readonly lang: string;
  /** Whether the page reloads automatically. */
  readonly following: boolean;
}

/** Renders the document. Its links are relative, because the site may be served below a base path. */
export const renderMailCatcher = (kept: LogEntries, options: MailCatcherPageOptions): string =>
  `<!doctype html>${renderToStaticMarkup(<MailCatcherPage kept={kept} {...options} />)}\n`;

const MailCatcherPage = ({ kept, lang, following }: MailCatcherPageOptions & { readonly kept: LogEntries }) => {
  const text = toolMessages(lang).mailCatcher;
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <title>{text.title}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="__mail.css" />
      </head>
      <body>
        <header>
          <h1>{text.title}</h1>
          {toolLanguages
            .filter((other) => other !== lang)
            .map((other) => (
              <a key={other} href={`__mail?lang=${other}`} lang={other} hrefLang={other}>
                {languageName(other)}
              </a>
            ))}
        </header>
        <main>
          <p>{text.intro}</p>
          <AnswerForm kept={kept} lang={lang} text={text} />
          <nav>
            <a href={`__mail?lang=${lang}`}>{following ? text.unfollow : text.reload}</a>
            {following ? null : <a href={`__mail?lang=${lang}&follow`}>{text.follow}</a>}
            <form method="post" action="__mail/clear">
              <input type="hidden" name="lang" value={lang} />
              <button type="submit">{text.clear}</button>
            </form>
          </nav>
          <Entries kept={kept} text={text} lang={lang} />
        </main>
      </body>
    </html>
  );
};

const AnswerForm = ({ kept, lang, text }: { readonly kept: LogEntries; readonly lang: string; readonly text: MailCatcherMessages }) => (
  <form method="post" action="__mail/next" className="answer">
    <input type="hidden" name="lang" value={lang} />
    <p>
      {text.now} <strong>{text.answers[kept.answer]}</strong>
    </p>
    {kept.queued.length === 0 ? null : (
      <p>
        {text.queued} {kept.queued.map((answer) => text.answers[answer]).join(' → ')}
      </p>
    )}
    <label>
      {text.answer}
      <select name="answer" defaultValue={kept.answer}>
        {answers.map((answer) => (
          <option key={answer} value={answer}>
            {text.answers[answer]}
          </option>
        ))}
      </select>
    </label>
    <fieldset>
      <legend>{text.until}</legend>
      <label>
        <input type="radio" name="until" value="once" defaultChecked /> {text.once}
      </label>
      <label>
        <input type="radio" name="until" value="changed" /> {text.always}
      </label>
    </fieldset>
    <button type="submit">{text.setResponse}</button>
  </form>
);

interface EntriesProps extends EntryProps {
  readonly kept: LogEntries;
}

const Entries = ({ kept: { calls, mails }, text, lang }: EntriesProps) => {
  const entries = [
    ...calls.map((call) => ({ id: call.id, shown: <CallEntry key={call.id} call={call} text={text} lang={lang} /> })),
    ...mails.map((mail) => ({ id: mail.id, shown: <MailEntry key={mail.id} mail={mail} text={text} lang={lang} /> })),
  ].sort((a, b) => b.id - a.id);
  return entries.length === 0 ? <p className="empty">{text.empty}</p> : <ol>{entries.map(({ shown }) => shown)}</ol>;
};

interface EntryProps {
  readonly text: MailCatcherMessages;
  readonly lang: string;
}

/** Renders a call: its fields and its answer, and below them a collapsed part with the headers and the raw body. */
const CallEntry = ({ call, text, lang }: EntryProps & { readonly call: Call }) => (
  <li>
    <header>
      <h2>
        {text[call.by]}: {call.method} {call.url}
      </h2>
      <Time at={call.at} lang={lang} />
    </header>
    <Letter body={call.body} />
    <p className="answered">
      {text.answered}: <strong>{text.answers[call.answer]}</strong>
    </p>
    <details>
      <summary>{text.raw}</summary>
      <dl>
        {Object.entries(call.headers).map(([name, value]) => (
          <Pair key={name} name={name} value={value} />
        ))}
      </dl>
      <pre>{readable(call.body)}</pre>
    </details>
  </li>
);

/** Renders the fields of a request, or its raw body if it has none. */
const Letter = ({ body }: { readonly body: string }) => {
  const fields = fieldsOf(body);
  if (fields.length === 0) return <pre>{body}</pre>;
  return (
    <dl className="letter">
      {fields.map(([name, value]) => (
        <Pair key={name} name={name} value={value} />
      ))}
    </dl>
  );
};

const MailEntry = ({ mail, text, lang }: EntryProps & { readonly mail: CaughtMail }) => (
  <li className="mail">
    <header>
      <h2>
        {text.mail}: {mail.subject}
      </h2>
      <Time at={mail.at} lang={lang} />
    </header>
    <dl>
      <Pair name={text.from} value={mail.from} />
      <Pair name={text.to} value={mail.to} />
      {mail.replyTo === '' ? null : <Pair name={text.replyTo} value={mail.replyTo} />}
    </dl>
    <pre className="letter">{mail.text}</pre>
  </li>
);

const Time = ({ at, lang }: { readonly at: string; readonly lang: string }) => (
  <time dateTime={at}>{new Intl.DateTimeFormat(lang, { timeStyle: 'medium' }).format(new Date(at))}</time>
);

const Pair = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);

/** Formats a body for reading: JSON with a line per value, a form with a line per field, anything else unchanged. */
function readable(body: string): string {
  const data = parseJson(body);
  if (data !== undefined) return JSON.stringify(data, null, 2);
  return isForm(body) ? [...new URLSearchParams(body)].map(([name, value]) => `${name} = ${value}`).join('\n') : body;
}

const isForm = (body: string): boolean => /^[\w.]+=/.test(body);

/**
 * Returns the fields of a call by name. If the value of a field is an object, as some services require, returns the fields of the first
 * such object instead. Returns an empty list if the body is neither a JSON object nor a form.
 */
function fieldsOf(body: string): readonly (readonly [name: string, value: string])[] {
  const data = parseJson(body) ?? (isForm(body) ? Object.fromEntries(new URLSearchParams(body)) : {});
  if (!isObject(data)) return [];
  const inner = Object.values(data).find(isObject);
  return Object.entries(inner ?? data).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
