// Prints the table of slips. If the arguments name kinds, also prints each slip of these kinds with an insufficient message.
import { join } from 'node:path';
import { compile } from '../../src/node/bundle/compile.ts';
import { readContent } from '../../src/node/fs/read-content.ts';
import { projectAt } from '../support/process/project.ts';
import { readCorpus } from './corpus.ts';
import { judgeSlips } from './judge.ts';
import { failuresOf, tableOf } from './table.ts';

const [root = '', ...requested] = process.argv.slice(2);
const kinds = readCorpus(join(root, 'tests/slips/corpus')).filter(({ kind }) => requested.length === 0 || requested.includes(kind));
const { definition } = await compile(projectAt(root));
const judged = await judgeSlips(kinds, { tree: readContent(join(root, 'content')), definition });
if (requested.length > 0) process.stdout.write(`${judged.map(failuresOf).join('\n\n')}\n\n`);
process.stdout.write(`${tableOf(judged)}\n`);
