import { setImmediate as nextTurn } from 'node:timers/promises'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import { ServerError } from '../server-error.ts'
import type { Job, JobShape } from './job.ts'
import { LANES, type Lane, type LaneName } from './lanes.ts'
import { openWorker, type PoolWorker } from './pool-worker.ts'
import { fromFailure, type FromWorker } from './protocol.ts'

export interface RunOptions<S extends JobShape> {
  /** A long list for the job, sent in pieces. Not to be changed until the job has ended. */
  readonly items?: readonly S['item'][]
  /** Whether a free worker is better than others. */
  readonly prefers?: (worker: object) => boolean
  readonly onEvent?: (event: S['event']) => void
  /** Ends the job: a waiting one is forgotten, the worker of a running one is ended. */
  readonly signal?: AbortSignal
}

/** What a job is given: known before, or told by the worker that it begins on, an object that is there as long as that. */
export type Supplier<S extends JobShape> = (worker: object) => Supply<S>

export interface Supply<S extends JobShape> {
  readonly input: S['input']
  readonly items: readonly S['item'][]
}

/** All heavy work of the server: named jobs on processes that exist while they are needed. */
export interface JobPool {
  /**
   * Runs a job when its turn comes. Rejects with what its body threw, or with a `ServerError`: the job took too long or too
   * much memory, too many wait (`busy`), it was cancelled, or the server is being stopped.
   */
  run<S extends JobShape>(job: Job<S>, input: S['input'] | Supplier<S>, options?: RunOptions<S>): Promise<S['output']>
  /** Workers of a lane that exist now; without a name those of all. */
  size(lane?: LaneName): number
  /** Jobs of a lane that wait for a worker. */
  waiting(lane: LaneName): number
  /** Ends every worker; what runs or waits is rejected. */
  close(): Promise<void>
}

export interface PoolOptions {
  /** The workers' program. */
  readonly entry?: URL
  readonly lanes?: Readonly<Record<LaneName, Lane>>
  /** Milliseconds that a worker is kept without work. */
  readonly idle?: number
}

interface Task {
  readonly job: Job<JobShape>
  readonly supply: (worker: object) => Supply<JobShape>
  readonly prefers: (worker: object) => boolean
  readonly onEvent: (event: unknown) => void
  readonly resolve: (output: unknown) => void
  readonly reject: (error: Error) => void
}

interface Seat {
  readonly worker: PoolWorker
  task: Task | undefined
  /** Ends the time of the job, or the wait for another one. */
  timer: NodeJS.Timeout | undefined
}

interface OpenLane {
  readonly lane: Lane
  readonly seats: Set<Seat>
  readonly waiting: Task[]
}

const ENTRY = new URL('../job-worker.ts', import.meta.url)
/** Items of one message: few enough that copying them is over in some milliseconds. */
const PIECE = 500

export function createJobPool({ entry = ENTRY, lanes = LANES, idle = LIMITS.idleWorker }: PoolOptions = {}): JobPool {
  const open = new Map<LaneName, OpenLane>()
  let isClosed = false

  function laneOf(name: LaneName): OpenLane {
    const known = open.get(name)
    if (known) return known
    const made: OpenLane = { lane: lanes[name], seats: new Set(), waiting: [] }
    open.set(name, made)
    return made
  }

  function takeSeat(of: OpenLane, { prefers }: Task): Seat | undefined {
    const free = [...of.seats].filter((seat) => !seat.task)
    const best = free.find(({ worker }) => prefers(worker)) ?? free[0]
    if (best) return best
    if (of.seats.size >= of.lane.width) return undefined
    const worker = openWorker(entry, of.lane, {
      onMessage: (message) => hear(of, seat, message),
      onEnd: (reason) => leave(of, seat, (task) => (reason === 'memory' ? new ServerError(task.job.tooLarge) : reason)),
    })
    const seat: Seat = { worker, task: undefined, timer: undefined }
    of.seats.add(seat)
    return seat
  }

  /** Gives the next job to a free worker. */
  function advance(of: OpenLane): void {
    for (let [task] = of.waiting; task; [task] = of.waiting) {
      const seat = takeSeat(of, task)
      if (!seat) return
      of.waiting.shift()
      begin(of, seat, task)
    }
  }

  function begin(of: OpenLane, seat: Seat, task: Task): void {
    clearTimeout(seat.timer)
    seat.task = task
    seat.worker.hold()
    seat.timer = setTimeout(() => leave(of, seat, () => new ServerError(task.job.tooLong)), task.job.time)
    // What cannot be copied is a mistake of the caller; a worker that has half of a job is of no use to the next one.
    sendJob(seat, task).catch((error: Error) => leave(of, seat, () => error))
  }

  function hear(of: OpenLane, seat: Seat, message: FromWorker): void {
    const { task } = seat
    if (!task) return
    if (message.type === 'event') return task.onEvent(message.event)
    clearTimeout(seat.timer)
    seat.task = undefined
    seat.worker.release()
    seat.timer = setTimeout(() => leave(of, seat), idle)
    seat.timer.unref()
    if (message.type === 'done') task.resolve(message.output)
    else task.reject(fromFailure(message.failure))
    advance(of)
  }

  /** The worker is gone or has to go; its job ends with the error. */
  function leave(of: OpenLane, seat: Seat, errorOf?: (task: Task) => Error): void {
    if (!of.seats.delete(seat)) return
    clearTimeout(seat.timer)
    const { task } = seat
    seat.task = undefined
    // The one who waits is told when nothing of the job can happen any more.
    void seat.worker.end().then(() => {
      if (task && errorOf) task.reject(errorOf(task))
      if (!isClosed) advance(of)
    })
  }

  function abort(of: OpenLane, task: Task): void {
    const place = of.waiting.indexOf(task)
    if (place >= 0) {
      of.waiting.splice(place, 1)
      return task.reject(new ServerError(messages.cancelled))
    }
    for (const seat of of.seats) if (seat.task === task) leave(of, seat, () => new ServerError(messages.cancelled))
  }

  return {
    run(job, input, options = {}) {
      return new Promise((resolve, reject) => {
        const of = laneOf(job.lane)
        if (isClosed) return reject(new ServerError(messages.stopping))
        if (options.signal?.aborted) return reject(new ServerError(messages.cancelled))
        if (of.waiting.length >= of.lane.waiting) return reject(new ServerError(messages.busy))
        const { items = [], prefers = () => false, onEvent } = options
        // Functions cannot be sent: one is never the input itself.
        const supply = typeof input === 'function' ? (input as Supplier<JobShape>) : () => ({ input, items })
        const task: Task = { job, supply, prefers, onEvent: (event) => onEvent?.(event), resolve, reject }
        options.signal?.addEventListener('abort', () => abort(of, task), { once: true })
        of.waiting.push(task)
        advance(of)
      })
    },
    size: (name) => [...open].reduce((sum, [lane, { seats }]) => sum + (name === undefined || name === lane ? seats.size : 0), 0),
    waiting: (name) => open.get(name)?.waiting.length ?? 0,
    async close() {
      isClosed = true
      const ends: Promise<void>[] = []
      for (const of of open.values()) {
        for (const task of of.waiting.splice(0)) task.reject(new ServerError(messages.stopping))
        for (const seat of of.seats) {
          leave(of, seat, () => new ServerError(messages.stopping))
          ends.push(seat.worker.end())
        }
      }
      await Promise.all(ends)
    },
  }
}

/** Sends a job; between the pieces of a long list others have their turn. */
async function sendJob(seat: Seat, task: Task): Promise<void> {
  const { input, items } = task.supply(seat.worker)
  for (let at = 0; at < items.length; at += PIECE) {
    if (at > 0) await nextTurn()
    if (seat.task !== task) return
    seat.worker.send({ type: 'items', items: items.slice(at, at + PIECE) })
  }
  seat.worker.send({ type: 'run', name: task.job.name, input })
}
