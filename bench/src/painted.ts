import type { Browser, Page } from '@playwright/test'

/** What a trace of Chromium tells of a piece of work; times in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** What the processor gave to the thread of it. */
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

/** Milliseconds from an input until what it changed is painted. */
export interface Painted {
  /** The main thread's own: whatever else is at work on the machine is not in it. */
  readonly own: number
  /** By the clock on the wall. */
  readonly wall: number
}

/** The events of an act, as the page is told of them. */
export interface Inputs {
  readonly first: string
  /** The next paint is the one after this. */
  readonly last: string
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline']
/** Milliseconds that anything here is painted in; a question to the page would be work of its own. */
const PATIENCE = 400

/**
 * What the main thread did from an input to the next paint, by a trace: all of its tasks from the one that takes the first event
 * to the frame that follows the last.
 */
export async function paintedAfter(browser: Browser, page: Page, inputs: Inputs, act: () => Promise<void>): Promise<Painted> {
  return readPainted(await traceOf(browser, page, act), inputs)
}

async function traceOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await act()
  await page.waitForTimeout(PATIENCE)
  return (JSON.parse(String(await browser.stopTracing())) as { readonly traceEvents: readonly TraceEvent[] }).traceEvents
}

/** Milliseconds of its own that the main thread took for each frame while something scrolled. */
export async function framesOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  return readFrames(await traceOf(browser, page, act), 'scroll')
}

/**
 * All tasks of the thread that is told of an event, each counted for the frame that is handed over in it or next; those after the
 * last frame count as one more.
 * @throws when the trace has no such event
 */
export function readFrames(trace: readonly TraceEvent[], type: string): readonly number[] {
  const told = trace.find((event) => event.name === 'EventDispatch' && event.args?.data?.type === type)
  if (!told) throw new Error(`The page was told of no ${type}`)
  const own = trace.filter(({ ph, pid, tid }) => ph === 'X' && pid === told.pid && tid === told.tid)
  const handedOver = own.filter(({ name }) => name === 'Commit').map(({ ts }) => ts)
  const frames = new Map<number, number>()
  for (const { name, ts, dur = 0, tdur = 0 } of own) {
    if (name !== 'RunTask' || ts + dur <= told.ts) continue
    const frame = handedOver.findIndex((at) => at > ts)
    frames.set(frame, (frames.get(frame) ?? 0) + tdur / 1000)
  }
  return [...frames.values()]
}

/** @throws when the trace has no such event or no paint after it */
export function readPainted(trace: readonly TraceEvent[], { first, last }: Inputs): Painted {
  const told = (type: string) => trace.find((event) => event.name === 'EventDispatch' && event.args?.data?.type === type)
  const [from, to] = [told(first), told(last)]
  if (!from || !to) throw new Error(`The page was told of no ${from ? last : first}`)
  const own = trace.filter(({ ph, pid, tid }) => ph === 'X' && pid === from.pid && tid === from.tid)
  // A frame is handed over once it is painted.
  const frame = own.find(({ name, ts }) => name === 'Commit' && ts > to.ts)
  if (!frame) throw new Error(`Nothing was painted after ${last}`)
  const tasks = own.filter(({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur > from.ts && ts <= frame.ts)
  const ends = tasks.map(({ ts, dur = 0 }) => ts + dur)
  return {
    own: tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000,
    wall: (Math.max(...ends) - Math.min(...tasks.map(({ ts }) => ts))) / 1000,
  }
}
