// How far a build is, as the pipeline says it while it works.

/** What a build does, one after the other. */
export type Stage = 'read' | 'images' | 'render' | 'audit';

export interface Progress {
  readonly stage: Stage;
  /** The total number of files, images or pages. */
  readonly total: number;
  /** How many are done; 0 if the stage begins. */
  readonly done: number;
  /** How many of these come from a cache. */
  readonly kept: number;
}

export type ReportProgress = (progress: Progress) => void;

/** Begins a stage. The function that it returns counts one more; `isKept` where it comes from a cache. */
export function beginStage(report: ReportProgress, stage: Stage, total: number): (isKept?: boolean) => void {
  let [done, kept] = [0, 0];
  report({ stage, total, done, kept });
  return (isKept = false) => {
    done += 1;
    if (isKept) kept += 1;
    report({ stage, total, done, kept });
  };
}
