// Writes the report into a folder that contains nothing else. An existing report is replaced entirely.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { writeAtomically } from '../../node/fs/write-files.ts';
import { takePictures } from '../../node/page-pictures.ts';
import { pictureName } from '../../tools/diff/report/copy-page.ts';
import type { Report } from '../../tools/diff/report/report.ts';
import { createReport } from '../../tools/diff/report/report-files.ts';
import type { Terminal } from '../output/terminal.ts';

interface ReportRequest extends Omit<Report, 'messages'> {
  readonly folder: string;
  /** The folder of the project, for pictures, or undefined if none are requested. */
  readonly root: string | undefined;
}

const marker = 'report.js';

/** The time limit for all pictures, in milliseconds. A message to users also states these two minutes. */
const picturesTimeout = 120_000;

/** Writes the report and prints its path. If the folder contains files but no report, prints an error and resolves to false. */
export async function writeReport(io: Terminal, { folder, root, ...report }: ReportRequest): Promise<boolean> {
  const { diff: words } = io.messages;
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, marker))) {
    io.err(words.report.foreign(relative(process.cwd(), folder) || '.'));
    return false;
  }
  rmSync(folder, { recursive: true, force: true });
  const { pages, files, index } = createReport({ ...report, messages: io.messages });
  for (const file of files) writeAtomically(folder, file);
  writeAtomically(folder, index(new Set()));
  if (root !== undefined) {
    const groups = pages.map(({ copies }) => Object.values(copies).map((page) => ({ page, picture: pictureName(page) })));
    const pictures = await takePictures({ root, folder, groups, at: report.versions.after.at, limit: picturesTimeout });
    const { taken, left, why = words.picturesEnded } = pictures ?? { taken: [], left: groups.length, why: words.noPlaywright };
    if (taken.length > 0) writeAtomically(folder, index(new Set(taken)));
    if (left > 0) io.err(words.noPictures(left, why));
  }
  io.err(words.report.written(relative(process.cwd(), join(folder, 'index.html'))));
  return true;
}
