// `archipel schedule`: lists when the site changes without an edit and when reviews are due, as a table or as data.
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import { table } from '../../diagnostics/terminal/table.ts';
import type { Calendar } from '../../model/time/calendar.ts';
import type { Project } from '../../node/project.ts';
import type { Schedule, ScheduleEntry } from '../../tools/schedule/answer.ts';
import { schedule } from '../../tools/schedule/schedule.ts';
import { gatherInputs } from '../input/inputs.ts';
import { prepareOrReport } from '../input/prepare-site.ts';
import { printResult } from '../output/json-document.ts';
import { type BuildOptions, exitCodes, type Terminal } from '../output/terminal.ts';

export interface ScheduleOptions extends Pick<BuildOptions, 'content' | 'now'> {
  /** Omits changes that are more than this number of days ahead. */
  readonly days?: number;
}

/** Prints the schedule of the content; resolves to the exit code. */
export async function runSchedule(io: Terminal, project: Project, options: ScheduleOptions): Promise<number> {
  const gathered = await gatherInputs(project, options);
  const prepared = await prepareOrReport(io, gathered);
  if (prepared === undefined) return exitCodes.content;
  const { ready } = prepared;
  const { tree, at } = prepared.input;
  const whole = schedule({ ready, texts: tree.texts, places: tree, at });
  const { calendar } = ready.site.model;
  const near = whole.entries.filter((entry) => isWithin(entry, at, options.days));
  const entries = near.map((entry) => (entry.file === undefined ? entry : { ...entry, file: gathered.shown(entry.file) }));
  const result = { ...whole, entries };
  printResult<Schedule>(io, result, () => forPeople(result, { at, calendar, routes: ready.routes.routes.length }, io.messages));
  return exitCodes.fine;
}

const isWithin = ({ at, state }: ScheduleEntry, now: number, days = Number.POSITIVE_INFINITY): boolean =>
  state !== 'ahead' || Date.parse(at) <= now + days * 86_400_000;

interface Now {
  /** The current time, in milliseconds since 1970. */
  readonly at: number;
  readonly calendar: Calendar;
  /** The number of pages of the site. */
  readonly routes: number;
}

function forPeople({ entries, nextChangeAt }: Schedule, now: Now, { listings }: ToolMessages): string {
  const rows = entries.map((entry) => [
    entry.at,
    listings.away(awayOf(Date.parse(entry.at), now)),
    listings.events[entry.what][entry.state === 'overdue' ? 'overdue' : 'plain'],
    entry.name,
    entry.file === undefined || entry.range === undefined ? '' : `${entry.file}:${entry.range.line}:${entry.range.column}`,
    pagesOf(entry, now.routes, listings),
  ]);
  const next =
    nextChangeAt === undefined
      ? listings.noChange
      : listings.nextChange(nextChangeAt, listings.away(awayOf(Date.parse(nextChangeAt), now)));
  return `${table([listings.schedule, ...rows], process.stdout.columns)}\n\n${next}`;
}

const awayOf = (instant: number, { at, calendar }: Now): number => calendar.daysBetween(at, instant);

/** Lists the URLs of the first three pages that change, or states that every page changes; --json lists all URLs. */
function pagesOf({ routes }: ScheduleEntry, all: number, listings: ToolMessages['listings']): string {
  if (routes.length === all) return listings.everyPage;
  const more = routes.length - 3;
  return more > 0 ? `${routes.slice(0, 3).join(' ')} ${listings.andMore(more)}` : routes.join(' ');
}
