// The report in a folder of its own, which is replaced as a whole when it is one.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createReport, type Report } from '../../diff/report/report-files.ts';
import { writeWhole } from '../../node/fs/write-files.ts';
import { takePictures } from '../../node/page-pictures.ts';
import type { Terminal } from '../output/terminal.ts';

interface ReportRequest extends Omit<Report, 'messages'> {
  readonly folder: string;
  /** The folder of the project, for pictures; undefined where none were asked for. */
  readonly root: string | undefined;
}

const marker = 'report.js';

/** Writes the report and says where; false, and reported, where the folder holds something else. */
export async function writeReport(io: Terminal, { folder, root, ...report }: ReportRequest): Promise<boolean> {
  const { diff: words } = io.messages;
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, marker))) {
    io.err(words.report.foreign(relative(process.cwd(), folder) || '.'));
    return false;
  }
  rmSync(folder, { recursive: true, force: true });
  const { pages, files, index } = createReport({ ...report, messages: io.messages });
  for (const file of files) writeWhole(folder, file);
  writeWhole(folder, index(new Set()));
  if (root !== undefined) {
    const copies = pages.flatMap((page) => Object.values(page.copies));
    const taken = await takePictures({ root, folder, pages: copies, at: report.versions.after.at });
    if ('why' in taken) io.err(words.noPictures(taken.why ?? words.noPlaywright));
    else writeWhole(folder, index(new Set(taken)));
  }
  io.err(words.report.written(relative(process.cwd(), join(folder, 'index.html'))));
  return true;
}
