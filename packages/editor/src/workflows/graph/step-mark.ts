/** What a run says of a step that it drew on the graph. */
export interface StepMark {
  /** `taken`: it ran. `skipped`: the way went elsewhere. `failed`: it ended with an error. `running`, `paused`: the run is at it. */
  readonly state?: 'taken' | 'skipped' | 'failed' | 'running' | 'paused'
  readonly hasBreakpoint?: boolean
  /** How long it took, as it is shown. */
  readonly duration?: string
  /** What it gave or why it failed, in short. */
  readonly note?: string
}
