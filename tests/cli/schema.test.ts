import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { load } from 'js-yaml';
import { beforeAll, describe, expect, test } from 'vitest';
import { archipel, freshFolder, realContent, root, smallContent, snapshot } from '../support/process/process.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The files of the real site that each schema describes, by kind of content. */
const filesOf: Record<string, readonly string[]> = {
  site: ['site.yaml'],
  navigation: ['navigation.yaml'],
  prices: ['prices.yaml'],
  translations: ['translations/de.yaml', 'translations/en.yaml'],
  // The real site has no redirects, so this file is from another site.
  redirects: ['../tests/sites/radio/content/redirects.yaml'],
  page: yamlIn('pages'),
  solution: yamlIn('solutions'),
  edition: yamlIn('editions'),
  'url-lock': yamlNamed('locks/urls.yaml'),
  'translation-lock': yamlNamed('locks/translations.yaml'),
};

/** Samples for kinds of files that the real site may lack. */
const samples: Record<string, string> = {
  redirects: 'redirects: [{ from: /old, to: /about }]',
  'url-lock': 'urls: [/about]',
  'translation-lock': 'approved: [{ to: en, files: { "pages/home.yaml": 1a2b3c } }]',
};

function yamlIn(folder: string): string[] {
  const names = readdirSync(join(realContent, folder), { recursive: true }).map(String);
  return names.filter((name) => name.endsWith('.yaml')).map((name) => `${folder}/${name}`);
}

function yamlNamed(file: string): string[] {
  return existsSync(join(realContent, file)) ? [file] : [];
}

const textOf = (file: string): string => readFileSync(join(realContent, file), 'utf8');

let project: string;
beforeAll(async () => {
  project = freshFolder();
  const { code, stdout } = await archipel(['schema', '--out', project]);
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
});

/** Validators by kind: compiling a schema takes longer than validating all of its files. */
const validators = new Map<string, ValidateFunction>();

function validatorOf(kind: string): ValidateFunction {
  const known = validators.get(kind);
  if (known !== undefined) return known;
  const ajv = new Ajv({ strict: true, allowUnionTypes: true, validateFormats: false, keywords: ['defaultSnippets', 'enumDescriptions'] });
  const validate = ajv.compile(read(join(project, `.vscode/schemas/${kind}.json`)) as object);
  validators.set(kind, validate);
  return validate;
}

describe('archipel schema', () => {
  test('writes a schema for each kind of content', () => {
    expect(readdirSync(join(project, '.vscode/schemas')).sort()).toEqual(
      Object.keys(filesOf)
        .map((kind) => `${kind}.json`)
        .sort(),
    );
  });

  test('writes the same files that are committed in this project', () => {
    expect(snapshot(join(root, '.vscode/schemas'))).toEqual(snapshot(join(project, '.vscode/schemas')));
    expect(read(join(root, '.vscode/settings.json'))).toMatchObject(read(join(project, '.vscode/settings.json')) as object);
  });

  test('writes settings that name existing schemas', () => {
    const settings = read(join(project, '.vscode/settings.json')) as { 'yaml.schemas': Record<string, string[]> };
    for (const file of Object.keys(settings['yaml.schemas'])) expect(() => read(join(project, file))).not.toThrow();
    expect(Object.keys(settings['yaml.schemas'])).toHaveLength(Object.keys(filesOf).length);
  });

  test('keeps other settings of the editor', async () => {
    const folder = freshFolder();
    mkdirSync(join(folder, '.vscode'));
    writeFileSync(join(folder, '.vscode/settings.json'), '{"editor.tabSize": 2, "yaml.schemas": {"old.json": "*.yaml"}}');
    expect((await archipel(['schema', '--out', folder])).code).toBe(0);
    const settings = read(join(folder, '.vscode/settings.json')) as Record<string, object>;
    expect(settings['editor.tabSize']).toBe(2);
    expect(Object.keys(settings['yaml.schemas'] ?? {})).toEqual(expect.arrayContaining(['old.json', '.vscode/schemas/page.json']));
  });

  test('writes nothing if the settings contain comments', async () => {
    const folder = freshFolder();
    mkdirSync(join(folder, '.vscode'));
    writeFileSync(join(folder, '.vscode/settings.json'), '{ // two\n"editor.tabSize": 2 }');
    const before = snapshot(folder);
    expect((await archipel(['schema', '--out', folder])).code).toBe(1);
    expect(snapshot(folder)).toEqual(before);
  });

  test('reports a folder that cannot be written', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, '.vscode'), '');
    expect(await archipel(['schema', '--out', folder])).toMatchObject({ code: 1, stderr: expect.stringContaining('.vscode') });
  });

  test('offers the names in the content folder that --content names', async () => {
    const folder = freshFolder();
    const content = smallContent({ 'pages/harbour.yaml': 'languages: [de]' });
    expect((await archipel(['schema', '--out', folder, '--content', content])).code).toBe(0);
    expect(readFileSync(join(folder, '.vscode/schemas/page.json'), 'utf8')).toContain('"harbour"');
  });

  test('still offers the names of pages if files are broken or missing', async () => {
    const folder = freshFolder();
    const content = smallContent({ 'pages/harbour.yaml': 'languages: [', 'prices.yaml': undefined, 'site.yaml': '- no\n- site' });
    expect((await archipel(['schema', '--out', folder, '--content', content])).code).toBe(0);
    expect(readFileSync(join(folder, '.vscode/schemas/page.json'), 'utf8')).toContain('"harbour"');
  });

  test('writes identical files when it runs again', async () => {
    const before = snapshot(project);
    await archipel(['schema', '--out', project]);
    expect(snapshot(project)).toEqual(before);
  });
});

describe.each(Object.keys(filesOf))('The schema of %s', (kind) => {
  const files = filesOf[kind] ?? [];

  test('is valid draft 7', () => {
    const schema = read(join(project, `.vscode/schemas/${kind}.json`)) as { $schema: string };
    expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#');
    expect(new Ajv().validateSchema(schema)).toBe(true);
  });

  test.each(files)('accepts %s', (file) => {
    const validate = validatorOf(kind);
    validate(load(textOf(file)));
    expect(validate.errors ?? []).toEqual([]);
  });

  test('rejects a file with an unknown key, with a missing key, and of another shape', () => {
    const validate = validatorOf(kind);
    const data = load(files[0] === undefined ? (samples[kind] ?? '') : textOf(files[0])) as Record<string, unknown>;
    expect(validate({ ...data, untill: 1 })).toBe(false);
    const needed = Object.hasOwn(data, 'meta') ? 'meta' : Object.keys(data)[0];
    expect(validate(Object.fromEntries(Object.entries(data).filter(([key]) => key !== needed)))).toBe(false);
    expect(validate([])).toBe(false);
  });
});
