/** What a run says of a step that it drew on the graph. */
export interface StepMark {
  /** `taken`: it ran. `skipped`: the way went elsewhere. `failed`: it ended with an error. `running`, `paused`: the run is at it. */
  readonly state?: 'taken' | 'skipped' | 'failed' | 'running' | 'paused'
  readonly hasBreakpoint?: boolean
  /** How long it took, as it is shown. */
  readonly duration?: string
  /** Rounds of a loop, and the one that is looked at; without that one the step that is looked at is in none. */
  readonly rounds?: { readonly at: number | undefined; readonly count: number; readonly onGo: (at: number) => void }
  /** What it gave or why it failed, in short. */
  readonly note?: string
}
