// V8 settings for the commands: how early garbage is collected, and when code is optimized.
import { setFlagsFromString } from 'node:v8';
import { isMainThread } from 'node:worker_threads';

/** The number of unread content files, or of pages to render, above which garbage is collected early. */
const maxSmallSite = 600;

/** By how many percent the heap of a large site may grow until the next collection. */
let growth = 20;

/**
 * Returns by how many percent the heap may grow until the next collection: 60 up to 1,000 content files, 20 from 3,000 on, because a large
 * heap holds more garbage at the same percentage. For 3,000 pages in 1,500 files, 40 instead of 20 saves 10% of the processor time and
 * takes 8% more memory; V8's default would take 70% more. For 10,000 pages in 5,000 files, 40 would save 7% and take 16% more.
 */
const growthFor = (files: number): number => Math.round(Math.min(60, Math.max(20, 60_000 / files)));

interface ContentSize {
  readonly files: number;
  /** How many of the files are Markdown. */
  readonly markdown: number;
  /** How many of the files are not known from an earlier run. */
  readonly unread: number;
}

/**
 * Schedules garbage collection by the size of the content. If there are few files to read, V8's default schedule applies until hundreds of
 * pages have been rendered, and the young generation may grow. It may also grow for Markdown, whose syntax trees do not live long: for
 * 2,000 texts, one thread takes an eighth less processor time with Node 22, and 8% more memory.
 */
export function scheduleCollections({ files, markdown, unread }: ContentSize): void {
  growth = growthFor(files);
  setGrowth(unread <= maxSmallSite ? 0 : growth);
  if (unread <= maxSmallSite || markdown > files / 2) growYoungSpaceForEdits();
}

/**
 * Lets the heap double between collections in a process whose results stay in memory, because earlier collections would find little
 * garbage: with 60 % instead of 100, `watch` serves the first of 1,000 pages a second later. With V8's default schedule, it would be as
 * fast, and take half more memory: 414 MiB instead of 269 for 1,000 pages, 691 instead of 550 for 10,000.
 */
export function collectForWatch(): void {
  setGrowth(100);
}

/** Returns a function to call with each rendered page: after 600 pages, garbage is collected early. */
export function earlyCollector(): () => void {
  let pages = 0;
  return () => {
    pages += 1;
    if (pages === maxSmallSite) setGrowth(growth);
  };
}

/**
 * Lets the heap grow a third more between collections in a process with several threads, whose heaps are collected one by one. With two
 * threads, this saves a fifteenth of the processor time of 10,000 pages, and takes 6% more memory.
 */
export function collectLessOften(): void {
  growth = Math.round(growth * 1.35);
  setGrowth(growth);
}

/** By how many percent the heap may grow between reading with several threads and rendering. */
const growthBeforeRendering = 8;

/**
 * Lets the heap of several threads grow little until `collectForRendering`. When all files have been checked, each thread holds the data
 * of its files both as written and as JSON for rendering.
 */
export function collectBeforeRendering(): void {
  setGrowth(growthBeforeRendering);
}

/** Ends the effect of `collectBeforeRendering`. */
export function collectForRendering(): void {
  setGrowth(growth);
}

/** Sets by how many percent the heap may grow until the next collection; 0 is V8's default. All threads of a process share the setting. */
function setGrowth(percent: number): void {
  if (isMainThread) setFlagsFromString(`--heap-growing-percent=${percent}`);
}

/** Whether this is the V8 of Node 20. The versions in Node 22 and 24 have other settings, and print a warning about an unknown one. */
const isNode20 = process.versions.v8.startsWith('11.');

/** Whether a young generation of constant size makes a process slow, as measured with V8 13 in Node 24. */
const isHoldingSlow = Number.parseInt(process.versions.v8, 10) >= 13;

/**
 * Delays optimized compilation until a function has run 8 times as long as usual. For a site of 66 pages, where most functions end before
 * their optimized code is ready, this saves an eighth of the processor time; for 1,000 pages nothing.
 */
export function optimizeLater(): void {
  if (isNode20 && isMainThread) setFlagsFromString('--interrupt-budget=528000');
}

/**
 * Keeps V8's young generation at its current size until a thread is started, for a process with long-lived objects. At 3,000 pages, this
 * saves 50 of 275 MB in `watch` and 40 of 335 MB in a build, without costing processor time. From Node 24 on, this function does nothing:
 * there, a cold build of 2,000 pages of prose took a quarter more processor time.
 */
export function holdYoungSpace(): void {
  if (!isHoldingSlow) setFlagsFromString('--semi-space-growth-factor=1');
}

/**
 * The limits of a thread that reads and renders files. From Node 24 on, its young generation has 48 MB at most, as by default in Node 22.
 * With 24 MB, 2,000 pages of prose take a seventh more processor time and save only 20 of 780 MB.
 */
export const limitsOfThread = isHoldingSlow ? { maxYoungGenerationSizeMb: 48 } : {};

/** Lets the young generation grow in a process that reads few content files. */
export function growYoungSpace(files: number): void {
  if (files <= maxSmallSite) growYoungSpaceForEdits();
}

/**
 * Lets the young generation grow once content is edited. At its initial size, V8 would collect the garbage of parsing one
 * text dozens of times: with 2,000 texts, a save took a quarter longer.
 */
export function growYoungSpaceForEdits(): void {
  setFlagsFromString('--semi-space-growth-factor=2');
}
