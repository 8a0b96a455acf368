// Which texts Hugo makes a page of, what they inherit, and what they include.
import { expect, test } from 'vitest';
import { importOf } from './import-of.ts';

const matter = (keys: string, body = 'Words.\n'): string => `---\n${keys}\n---\n\n${body}`;
const site = { hugo: { 'hugo.toml': '' }, folder: '', collection: 'docs', urls: '' };

test('Texts that Hugo never renders, and those in the folder of a page, have no pages', () => {
  const { texts, unpublished } = importOf(
    {
      '_index.md': matter('title: Home'),
      '_parts/_index.md': matter('cascade:\n  _build:\n    render: never'),
      '_parts/fares.md': matter('title: Fares'),
      '_parts/shown.md': matter('title: Shown\nbuild:\n  render: always'),
      'a/index.md': matter('title: A'),
      'a/notes/author.md': matter('title: Author'),
      'b.md': matter('title: B\nheadless: true'),
      'c.md': '+++\ntitle = "C"\n[build]\nrender = "link"\n+++\n',
      'd.md': matter('title: D\nbuild:\n  list: never'),
    },
    site,
  );
  expect(texts.map(({ path }) => path)).toEqual(['docs/index.md', 'docs/parts/shown.md', 'docs/a/index.md', 'docs/d.md']);
  expect(unpublished).toEqual(['_parts/_index.md', '_parts/fares.md', 'a/notes/author.md', 'b.md', 'c.md']);
});

test('Texts of another generator have pages, whatever their folder and their keys', () => {
  const files = { 'a/index.md': matter('title: A'), 'a/b.md': matter('title: B\nheadless: true') };
  expect(importOf(files).unpublished).toEqual([]);
});

test('Front matter is inherited by cascade: from the configuration, the folders above, and for targets', () => {
  const { textOf } = importOf(
    {
      '_index.md': matter(
        'title: Home\ndescription: H.\ncascade:\n  - tags: [home]\n    area: all\n  - target: { kind: "{section,home}" }\n    toc: true',
      ),
      'a/_index.md': matter('title: A\ndescription: A.\ncascade:\n  area: a'),
      'a/b.md': matter('title: B\ndescription: B.\ntags: [own]'),
      'c/d.md': matter('title: D\ndescription: D.'),
      'c/_index.md': matter('title: C\ndescription: C.'),
    },
    {
      ...site,
      hugo: {
        'hugo.toml':
          '[[cascade]]\nkind = "manual"\n[cascade._target]\npath = "/c/**"\n[[cascade]]\nno = 1\n[cascade._target]\nlang = "de"\n',
      },
    },
  );
  const headOf = (id: string): string | undefined => textOf(`docs/${id}.md`)?.split('\n---\n')[0];
  expect(headOf('a/b')).toBe('---\ntitle: B\ndescription: B.\ntags: [ own ]\narea: a');
  expect(headOf('a/index')).toBe('---\ntitle: A\ndescription: A.\ntags:\n  - home\narea: a\ntoc: true');
  expect(headOf('c/d')).toBe('---\ntitle: D\ndescription: D.\nkind: manual\ntags:\n  - home\narea: all');
  expect(headOf('c/index')).toBe('---\ntitle: C\ndescription: C.\ntags:\n  - home\narea: all\ntoc: true');
});

test('A text takes the place of the shortcode that includes it, with its indentation', () => {
  const { textOf, changes } = importOf(
    {
      '_index.md': matter('title: Home'),
      '_parts/_index.md': matter('cascade: { build: { render: never } }'),
      '_parts/fares.md': '---\n---\n\nFares of {{% include "_parts/day" %}}:\n\n- [x](/b)\n',
      '_parts/day.md': matter('title: Day', 'one day {{% include "/_parts/fares.md" %}}\n'),
      'a/b.md': matter(
        'title: B\ndescription: B.',
        '{{% include "_parts/fares.md" %}}\n\n1. One\n\n   {{< include file="../_parts/fares" >}}\n\n{{< include "other.html" >}}\n',
      ),
    },
    site,
  );
  const fares = (indent: string): string => `Fares of one day {{% include "/_parts/fares.md" %}}:\n\n${indent}- [x](/b)\n`;
  expect(textOf('docs/a/b.md')).toBe(
    matter('title: B\ndescription: B.', `${fares('')}\n1. One\n\n   ${fares('   ')}\n{{< include "other.html" >}}\n`),
  );
  expect(changes).toContainEqual({ change: 'includes', count: 4, texts: 1 });
});

test('ref finds a page by the last part of its name, if no other page has the same', () => {
  const body =
    '[a]({{< ref "one" >}}) [b]({{< relref "one.md#x" >}}) [c]({{< ref "bundle" >}}) [d]({{< ref "posts" >}}) [e]({{< ref "twice" >}})\n\n[^1]: one word\n\n[f]: one more\n\n[g]: one "Title"\n';
  const files = {
    '_index.md': matter('title: Home', body),
    'guides/deep/one.md': matter('title: One', '## X\n'),
    'posts/_index.md': matter('title: Posts'),
    'posts/bundle/index.md': matter('title: Bundle'),
    'posts/twice.md': matter('title: C'),
    'guides/twice.md': matter('title: D'),
  };
  expect(importOf(files, site).textOf('docs/index.md')).toContain(
    '[a](./guides/deep/one.md) [b](./guides/deep/one.md#x) [c](./posts/bundle/index.md) [d](./posts/index.md) [e](twice)\n\n[^1]: one word\n\n[f]: one more\n\n[g]: ./guides/deep/one.md "Title"\n',
  );
  expect(importOf(files).textOf('docs/index.md')).toContain('[a](one)');
});

test('Old URLs lack accents if the configuration says so', () => {
  const files = { '_index.md': matter('title: Home'), 'Über.md': matter('title: A') };
  const fromOf = (toml: string) => importOf(files, { ...site, hugo: { 'hugo.toml': toml } }).redirects.map(({ from }) => from);
  expect(fromOf('removePathAccents = true')).toEqual(['/Uber']);
  expect(fromOf('')).toEqual(['/Über']);
});

test('A shortcode whose template only fills in words is replaced by its result; others stay', () => {
  const templates = {
    'layouts/shortcodes/icon.html': '<i class="{{ .Get 0 }}" aria-hidden="true"></i>\n',
    'layouts/shortcodes/rem.html': '',
    'layouts/shortcodes/person.html':
      '{{/* A person */}}\n<b>{{- .Get "name" -}}</b>{{ with .Get "at" }} (<a href="{{ . }}">at</a>){{ end }}{{ if .Get "old" }}, once{{ else }}, now{{ end }}',
    'layouts/shortcodes/people.html': '<ul class="x">\n  {{ .Inner | markdownify }}\n</ul>\n',
    'layouts/shortcodes/version.html': '{{ partial "version.html" . }}',
    'layouts/shortcodes/movie.html': '<script src="{{ .Get 0 }}"></script>',
    'layouts/shortcodes/note.html': '<div>{{ .Inner }}</div>',
    'themes/blue/layouts/shortcodes/sea.html': 'the {{ index .Params 0 }} sea',
    'hugo.toml': 'theme = "blue"',
  };
  const body = `## {{< icon "fa fa-link" >}} Links

{{< rem do not edit "this" >}}

1. One

   {{% people %}}
   {{< person name="Ada" at="/a" >}}
   {{% /people %}}

{{<person old="1" name="\`B\`">}} at {{< sea North >}} {{< version >}} {{< movie x.js >}} {{</* sea x */>}}

{{< note >}}
Words.
{{< /note >}}
`;
  const { textOf, changes } = importOf({ '_index.md': matter('title: A\ndescription: B.', body) }, { ...site, hugo: templates });
  expect(
    textOf('docs/index.md')
      ?.split('---\n\n')[1]
      ?.replaceAll(/\n\s*\n/g, '\n\n'),
  ).toBe(`## Links

1. One

   <ul>

   <b>Ada</b> ([at](/a)), now

   </ul>

<b>\`B\`</b>, once at the North sea {{< version >}} {{< movie x.js >}} {{</* sea x */>}}

:::note
Words.
:::
`);
  expect(changes).toContainEqual({ change: 'shortcodes', count: 6, texts: 1 });
});

test('Tabs of Hugo themes become bold words, except for those of code', () => {
  const { textOf } = importOf(
    {
      'a.md': matter(
        'title: A\ndescription: B.',
        '{{< tabs >}}\n{{% tab name="Linux" %}}\n```sh\na\n```\n{{% /tab %}}\n{{< tab "macOS" >}}\nWords.\n{{< /tab >}}\n{{< /tabs >}}\n\n{{< tab header="Go" lang="go" >}}\nx\n{{< /tab >}}\n',
      ),
    },
    site,
  );
  expect(
    textOf('docs/a.md')
      ?.split('---\n\n')[1]
      ?.replaceAll(/\n{2,}/g, '\n\n'),
  ).toBe('**Linux**\n\n```sh\na\n```\n\n**macOS**\n\nWords.\n\n{{< tab header="Go" lang="go" >}}\nx\n{{< /tab >}}\n');
});

test('The words of a shortcode are listed by their names', () => {
  const hugo = { 'layouts/shortcodes/s.html': '<ul>{{ range $name, $to := .Params }}<li>{{ $name }}: {{ $to }}</li>{{ end }}</ul>' };
  const { textOf } = importOf({ 'a.md': matter('title: A\ndescription: B.', '{{< s north="One" east="Two" >}}\n') }, { ...site, hugo });
  expect(textOf('docs/a.md')).toContain('<ul><li>east: Two</li><li>north: One</li></ul>');
});

test.each([
  [
    '{{ $to := .Get "to" | default "/a" }}{{ $words := default "more" (.Get "words") }}<b>{{ $words }}</b> at {{ $to }}',
    '<b>more</b> at /a',
  ],
  ['{{ range .Params }}<kbd>{{ . }}</kbd>{{ else }}none{{ end }}', '<kbd>x</kbd><kbd>y</kbd>'],
  ['{{ range $i, $each := .Params }}{{ add $i 1 }}. {{ $each }} {{ end }}', '1. x 2. y'],
  ['{{ range $each := split "b, a" "," }}{{ "-" }}<b>{{ trim $each " " }}{{ . }}</b>{{ end }}', '-<b>bb</b>-<b>a a</b>'],
  ['{{ range $key, $value := site.Params.Sea }}{{ $key }}: {{ . }}{{ end }} {{ delimit .Params "/" }}', 'name: Baltic x/y'],
  ['{{ range .Get 0 }}{{ . }}{{ end }}', undefined],
  ['{{ if eq (len .Params) 2 }}two{{ else if gt 1 2 }}?{{ else }}other{{ end }}', 'two'],
  ['{{ with .Get 5 }}{{ .Site.Home }}{{ else with .Get 1 }}{{ . | upper }} {{ $.Get 0 }}{{ end }}', 'Y x'],
  ['{{ partial "deep/part" . }}, {{ site.Params.Sea.name }}{{ .Site.Params.none }}', 'part x, Baltic'],
  ['{{ printf "%s-%v" (.Get 0) (index .Params 1) }} {{ and (.Get 0) (not (.Get 3)) }}', 'x-y true'],
  ['{{ if .Get 0 }}{{ if .Get 9 }}{{ .Page.Title }}{{ end }}in{{ end }}', 'in'],
  ['{{ .Page.Title }}', undefined],
  ['{{ range .Site.Pages }}{{ .Title }}{{ end }}', undefined],
  ['{{ partial "loop.html" . }}', undefined],
  ['{{ partial "deep/part" .Page }}', undefined],
  ['{{ end }}', undefined],
])('The template %s of a shortcode with the words x and y becomes %s', (template, result) => {
  const hugo = {
    'hugo.toml': '[params.sea]\nName = "Baltic"\n',
    'layouts/shortcodes/s.html': template,
    'layouts/partials/deep/part.html': 'part {{ .Get 0 }}',
    'layouts/partials/loop.html': '{{ partial "loop.html" . }}',
  };
  const { textOf } = importOf({ 'a.md': matter('title: A\ndescription: B.', '{{< s x y >}}\n') }, { ...site, hugo });
  expect(textOf('docs/a.md')?.split('---\n\n')[1]?.trim()).toBe(result ?? '{{< s x y >}}');
});
