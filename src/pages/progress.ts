// The progress of a build, as reported by the pipeline.

/** The stages of a build. */
export type Stage = 'read' | 'images' | 'render' | 'audit';

export interface Progress {
  readonly stage: Stage;
  /** The total number of files, images or pages. */
  readonly total: number;
  /** How many are done; 0 when the stage starts. */
  readonly done: number;
  /** How many of the finished ones came from a cache. */
  readonly reused: number;
}

export type ReportProgress = (progress: Progress) => void;

/** Starts a stage. The returned function counts one more item; pass true if the item came from a cache. */
export function beginStage(report: ReportProgress | undefined, stage: Stage, total: number): (isReused?: boolean) => void {
  let [done, reused] = [0, 0];
  report?.({ stage, total, done, reused });
  return (isReused = false) => {
    done += 1;
    if (isReused) reused += 1;
    report?.({ stage, total, done, reused });
  };
}
