// The files of the starter in the languages of a new site.
import { expect, test } from 'vitest';
import { engineDescription } from '../../src/diagnostics/messages/engine-description.ts';
import { toolMessages } from '../../src/diagnostics/messages/messages.ts';
import { readStarter } from '../../src/node/starter.ts';
import { answersOf, defaultAnswers, questions, refusedAnswer } from '../../src/tools/init/answers.ts';
import { starterLocales } from '../../src/tools/init/choose-languages.ts';
import { packageJson } from '../../src/tools/init/package-json.ts';
import { planFiles } from '../../src/tools/init/plan-files.ts';
import { root } from '../support/process/process.ts';

const starter = readStarter({ root });

const filesFor = (locales: string, url = 'https://example.com', name = 'Notes') =>
  new Map(planFiles(starter, answersOf({ name, locales, url })).map(({ path, bytes }) => [path, String(bytes)]));

test('Starter texts are in the requested languages, in their order, and in English for languages without texts', () => {
  const page = filesFor('it,de').get('content/pages/notes.yaml') ?? '';
  expect(page).toMatch(/^languages: \[ ?it, de ?\]$/m);
  expect(page).toMatch(/^name: \{ it: Notes, de: Notizen \}$/m);
  expect(page).not.toContain('Carnet');
});

test('Starter prose and messages have a file for each language', () => {
  const paths = [...filesFor('pt-BR,fr').keys()];
  expect(paths.filter((path) => /about\..*mdx$|translations/.test(path)).sort()).toEqual([
    'content/pages/about.fr.mdx',
    'content/pages/about.pt-BR.mdx',
    'content/translations/fr.yaml',
    'content/translations/pt-BR.yaml',
  ]);
});

test('No starter file has languages that were not requested', () => {
  for (const [path, text] of filesFor('en')) if (path.startsWith('content/')) expect(text, path).not.toMatch(/\b(?:de|fr|es): /);
});

test('Every text of the starter is in all of its languages', () => {
  const texts = starter.filter(({ path }) => /^content\/(?:pages|notes)\/.*\.yaml$/.test(path)).map(({ bytes }) => String(bytes));
  const count = (locale: string): number => texts.join('\n').match(new RegExp(`(?:^ *|[{,] )${locale}: `, 'gm'))?.length ?? 0;
  expect(starterLocales.map(count)).toEqual(starterLocales.map(() => count('en')));
});

test("The starter's configuration has the native names of languages, and the path of the base URL", () => {
  const config = filesFor('de,pt-BR', 'https://example.org/docs/').get('archipel.config.ts') ?? '';
  expect(config).toContain("    de: { name: 'Deutsch' },\n    'pt-BR': { name: 'Português (Brasil)' },\n  }),");
  expect(config).toContain("basePath: '/docs',");
});

test("The starter contains the site's name and URL with any characters", () => {
  const files = filesFor('de,en', 'https://example.org', 'Müller & "Söhne": $& \\o/');
  expect(files.get('content/site.yaml')).toContain(
    String.raw`name: { de: "Müller & \"Söhne\": $& \\o/", en: "Müller & \"Söhne\": $& \\o/" }`,
  );
  expect(files.get('content/site.yaml')).toContain('baseUrl: https://example.org\n');
  expect(files.get('README.md')).toContain('# Müller & "Söhne": $& \\o/\n');
});

test('Hidden files of the starter have names that start with a dot', () => {
  const paths = [...filesFor('en').keys()];
  expect(paths).toEqual(
    expect.arrayContaining(['.gitignore', '.nvmrc', '.github/workflows/site.yml', '.vscode/extensions.json', 'tsconfig.json']),
  );
  expect(paths.filter((path) => path.startsWith('_'))).toEqual([]);
});

test.each([
  ['name', ''],
  ['name', 'two\nlines'],
  ['name', '{company}'],
  ['locales', ''],
  ['locales', 'deutsch!'],
  ['locales', 'de,de'],
  ['locales', 'de,DE'],
  ['url', 'example.org'],
  ['url', 'https://example.org/a b'],
  ['url', 'https://example.org/?x'],
  ['url', 'ftp://example.org'],
])('init --%s refuses "%s"', (flag, answer) => {
  expect(questions.find((question) => question.flag === flag)?.isFit(answer)).toBe(false);
});

test.each([
  ['de,xx-foo', ['xx-foo']],
  ['en_US, english de', ['en_US', 'english']],
  ['de,en-,DE', ['en-', 'DE']],
  [',', []],
])('init --locales "%s" names the tags to correct', (answer, expected) => {
  const tags = refusedAnswer({ ...toolMessages('en').init, refused: { name: '', url: '', locales: String } }, 'locales', answer);
  expect(tags).toBe(String(expected));
});

test('The default answers of init are valid for any name of the folder', () => {
  for (const folder of ['north-sea', '', '{x}', 'a'.repeat(99)]) {
    const answers = defaultAnswers(folder);
    expect(questions.filter(({ flag, isFit }) => !isFit(answers[flag]))).toEqual([]);
  }
  expect(defaultAnswers('north-sea').name).toBe('North sea');
});

test('An existing package.json keeps its values and gets the missing ones', () => {
  const text = packageJson({
    starter:
      '{"private":true,"scripts":{"build":"archipel build","watch":"archipel watch"},"dependencies":{"archipel":"*","react":"^19.0.0"}}',
    existing: '{"name":"mine","license":"MIT","scripts":{"build":"own"},"dependencies":{"react":"19.1.0"}}',
    folder: 'x',
    engine: { archipel: '^1.0.0' },
  });
  expect(JSON.parse(text)).toEqual({
    private: true,
    name: 'mine',
    license: 'MIT',
    type: 'module',
    scripts: { build: 'own', watch: 'archipel watch' },
    dependencies: { archipel: '^1.0.0', react: '19.1.0' },
    devDependencies: {},
  });
});

test("The placeholder test script of npm init is replaced by the starter's; a real test script remains", () => {
  const testOf = (script: string): unknown => {
    const existing = JSON.stringify({ name: 'mine', scripts: { test: script } });
    return JSON.parse(packageJson({ starter: '{"scripts":{"test":"vitest run"}}', existing, folder: 'x', engine: { archipel: '1' } }))
      .scripts.test;
  };
  expect(testOf('echo "Error: no test specified" && exit 1')).toBe('vitest run');
  expect(testOf('node --test')).toBe('node --test');
});

test("Each description in the starter's schemas also exists in German, for `new` and editors", () => {
  const schemas = starter.filter(({ path }) => /^templates\/.*(?:schema|own)\.ts$/.test(path)).map(({ bytes }) => String(bytes));
  const english = schemas.flatMap((code) => [...code.matchAll(/description:\s*'([^']*)'/g)].map(([, text = '']) => text));
  expect(english.length).toBeGreaterThan(30);
  expect(english.filter((text) => engineDescription(text, 'de') === undefined)).toEqual([]);
});
