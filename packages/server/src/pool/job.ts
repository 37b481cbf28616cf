import type { LaneName } from './lanes.ts'
import type { Message } from '../messages.ts'

/** What goes into a job, what comes out, and what it tells while it works. All of it is copied between processes: no functions. */
export interface JobShape {
  readonly input: unknown
  /** One of a long list, which is sent in pieces so that sending it keeps nobody waiting. */
  readonly item?: unknown
  readonly event?: unknown
  readonly output: unknown
}

/** Heavy work with a name, which never runs in the server's process. Its body is `run` of `jobs/{name}/run.ts`. */
export interface Job<S extends JobShape> {
  readonly name: string
  /** The workers it runs on; jobs of one lane share what those have loaded. */
  readonly lane: LaneName
  /** Milliseconds after which its worker is ended, and what the one who waits is told then. */
  readonly time: number
  readonly tooLong: Message
  /** What is told when it needs more memory than the lane has. */
  readonly tooLarge: Message
  /** Never there: carries the types. */
  readonly shape?: S
}

export const defineJob = <S extends JobShape>(job: Omit<Job<S>, 'shape'>): Job<S> => job

/** What the body of a job is given beside its input. */
export interface JobContext<S extends JobShape> {
  readonly items: readonly S['item'][]
  emit(event: S['event']): void
}

type ShapeOf<J> = J extends Job<infer S> ? S : never

/** The body of a job. What it throws reaches the one who waits: a `ServerError` as such, anything else with its message and code. */
export type JobBody<J> = (input: ShapeOf<J>['input'], context: JobContext<ShapeOf<J>>) => Promise<ShapeOf<J>['output']>
