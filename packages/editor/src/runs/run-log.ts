import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Id, WorkflowRecord } from '@heddle/document'
import type { Recording, TraceEntry } from '@heddle/workflow/trace'
import { addSteps, growRuns, within } from './growing-runs.ts'
import { RUN_LIMITS } from './run-limits.ts'
import {
  entriesOf,
  type DraftMessage,
  type HeldStep,
  type Told,
  type WatchedPage,
  type WatchedRows,
  type WatchedVariable,
} from '@heddle/workflow/watch'

type Values = ReadonlyMap<string, unknown>
type Collections = ReadonlyMap<string, WatchedRows>
/** Workflows as they were drawn, by id. */
export type DrawnWorkflows = Readonly<Record<Id, WorkflowRecord>>

/** A variable that a run, or whatever went on meanwhile, gave another value. */
export interface ValueChange {
  /** Entries of the run before it. */
  readonly after: number
  readonly id: string
  readonly from: unknown
  readonly to: unknown
}

/** A collection that held something else from then on. */
export interface RowsChange {
  /** Entries of the run before it. */
  readonly after: number
  readonly from: WatchedRows | undefined
  readonly to: WatchedRows
}

export interface KeptRun {
  /** Counts runs of this log. */
  readonly number: number
  readonly workflowId: string
  readonly input: Recording['input']
  /** Somebody asked for it. */
  readonly isTried?: boolean
  /** Milliseconds since 1970. */
  readonly began: number
  readonly took: number | undefined
  readonly page: WatchedPage | undefined
  readonly entries: readonly TraceEntry[]
  /** Values of all variables when it began. */
  readonly values: Values
  readonly changes: readonly ValueChange[]
  /** What all collections held when it began, by id; of many rows the first. */
  readonly collections: Collections
  readonly rowChanges: readonly RowsChange[]
  /** Names and types of the variables, by id. */
  readonly variables: ReadonlyMap<string, Pick<WatchedVariable, 'name' | 'type'>>
  readonly recording: Recording | undefined
  readonly isHeld: boolean
  /** The workflows that it went through as they were when its draft was made; absent of runs that were kept without. */
  readonly drawn?: DrawnWorkflows
}

export interface KeptRequest {
  readonly number: number
  readonly began: number
  readonly took: number | undefined
  readonly request: Extract<Told, { readonly kind: 'request' }>
  readonly answer: Extract<Told, { readonly kind: 'answer' }> | undefined
}

export interface KeptLine {
  readonly number: number
  readonly time: number
  readonly line: Extract<Told, { readonly kind: 'log' }>
}

/** What drafts of a project did, as they tell it: bounded, the oldest go first. */
export interface RunLog {
  /** The oldest first. */
  readonly runs: ReadonlySignal<readonly KeptRun[]>
  readonly requests: ReadonlySignal<readonly KeptRequest[]>
  readonly lines: ReadonlySignal<readonly KeptLine[]>
  /** The step that waits for the editor. */
  readonly held: ReadonlySignal<(HeldStep & { readonly number: number; readonly source: object }) | undefined>
  /** Hears of a document of a draft; `source` stands for it, `drawn` holds the workflows that the draft was made of. */
  readonly receive: (source: object, message: DraftMessage, drawn?: ReadonlyMap<Id, WorkflowRecord>) => void
  /** A run that goes on, by the number its document gave it. */
  readonly runOf: (source: object, run: number) => KeptRun | undefined
  /** A document is gone: what went on in it never ends. */
  readonly leave: (source: object) => void
  readonly clear: () => void
  /** Runs that were kept from before, in front of those that came since; gives them with the numbers they have here. */
  readonly recall: (runs: readonly KeptRun[]) => readonly KeptRun[]
}

/** One document of a draft. */
interface Source {
  began: number
  page: WatchedPage | undefined
  values: Map<string, unknown>
  collections: Map<string, WatchedRows>
  variables: KeptRun['variables']
  drawn: ReadonlyMap<Id, WorkflowRecord>
  /** Numbers of its runs that go on, by the number the draft gave. */
  readonly going: Map<number, number>
  readonly calls: Map<number, number>
}

export function createRunLog(): RunLog {
  const runs = signal<readonly KeptRun[]>([])
  const requests = signal<readonly KeptRequest[]>([])
  const lines = signal<readonly KeptLine[]>([])
  const held = signal<RunLog['held']['value']>(undefined)
  const sources = new Map<object, Source>()
  let [numbers, runCount] = [0, 0]
  const nextNumber = (): number => (numbers += 1)
  const nextRun = (): number => (runCount += 1)

  function sourceOf(key: object): Source {
    const known = sources.get(key)
    if (known) return known
    const made: Source = {
      began: Date.now(),
      page: undefined,
      values: new Map(),
      collections: new Map(),
      variables: new Map(),
      drawn: new Map(),
      going: new Map(),
      calls: new Map(),
    }
    sources.set(key, made)
    return made
  }

  /** Takes in what was told together: one change of each list. */
  function hear(source: Source, items: readonly Told[]): void {
    const growing = growRuns(runs.peek())
    const asked = new Map(requests.peek().map((one) => [one.number, one]))
    const said: KeptLine[] = []
    for (const item of items) {
      switch (item.kind) {
        case 'run': {
          const number = nextRun()
          source.going.set(item.run, number)
          growing.add({
            number,
            workflowId: item.workflowId,
            input: item.input,
            ...(item.isTried && { isTried: true }),
            began: source.began + item.at,
            took: undefined,
            page: source.page,
            entries: [],
            values: new Map(source.values),
            changes: [],
            collections: new Map(source.collections),
            rowChanges: [],
            variables: source.variables,
            recording: undefined,
            isHeld: false,
            drawn: drawnWith({}, source, item.workflowId),
          })
          break
        }
        case 'steps': {
          const run = growing.of(source.going.get(item.run))
          if (!run) break
          const steps = entriesOf(item)
          addSteps(run.entries, steps)
          for (const { kind, id } of steps) if (kind === 'run') run.drawn = drawnWith(run.drawn ?? {}, source, id)
          break
        }
        case 'end': {
          const run = growing.of(source.going.get(item.run))
          if (run) Object.assign(run, { took: source.began + item.at - run.began, recording: item.recording, isHeld: false })
          source.going.delete(item.run)
          break
        }
        case 'value': {
          const from = source.values.get(item.id)
          source.values.set(item.id, item.value)
          for (const number of source.going.values()) {
            const run = growing.of(number)
            run?.changes.push({ after: run.entries.length, id: item.id, from, to: item.value })
          }
          break
        }
        case 'rows': {
          const to = item.rows
          const from = source.collections.get(to.id)
          source.collections.set(to.id, to)
          for (const number of source.going.values()) {
            const run = growing.of(number)
            run?.rowChanges.push({ after: run.entries.length, from, to })
          }
          break
        }
        case 'request': {
          const number = nextNumber()
          source.calls.set(item.call, number)
          asked.set(number, { number, began: source.began + item.at, took: undefined, request: item, answer: undefined })
          break
        }
        case 'answer': {
          const one = asked.get(source.calls.get(item.call) ?? 0)
          if (one) asked.set(one.number, { ...one, took: source.began + item.at - one.began, answer: item })
          source.calls.delete(item.call)
          break
        }
        case 'log':
          said.push({ number: nextNumber(), time: source.began + item.at, line: item })
      }
    }
    if (said.length > 0) lines.value = [...lines.peek(), ...said].slice(-RUN_LIMITS.logs)
    if (items.some(({ kind }) => kind === 'request' || kind === 'answer'))
      requests.value = [...asked.values()].slice(-RUN_LIMITS.requests)
    if (items.some(({ kind }) => kind !== 'log' && kind !== 'request' && kind !== 'answer')) runs.value = growing.kept()
  }

  return {
    runs,
    requests,
    lines,
    held,
    receive(key, message, drawn) {
      const source = sourceOf(key)
      if (drawn) source.drawn = drawn
      switch (message.type) {
        case 'page':
          source.began = message.began
          source.page = message.page
          source.values = new Map(message.variables.map(({ id, value }) => [id, value]))
          source.collections = new Map(message.collections.map((rows) => [rows.id, rows]))
          source.variables = new Map(message.variables.map(({ id, name, type }) => [id, { name, type }]))
          return
        case 'told':
          return hear(source, message.items)
        case 'held': {
          const number = source.going.get(message.step.run)
          if (number === undefined) return
          held.value = { ...message.step, number, source: key }
          runs.value = runs.peek().map((run) => (run.number === number ? { ...run, isHeld: true } : run))
          return
        }
        case 'released': {
          const number = source.going.get(message.run)
          if (held.peek()?.number === number) held.value = undefined
          runs.value = runs.peek().map((run) => (run.number === number ? { ...run, isHeld: false } : run))
          return
        }
        case 'key':
        case 'untried':
        case 'unfired':
      }
    },
    runOf(key, run) {
      const number = sources.get(key)?.going.get(run)
      return runs.peek().find((one) => one.number === number)
    },
    leave(key) {
      const source = sources.get(key)
      sources.delete(key)
      if (!source) return
      const gone = new Set(source.going.values())
      if (held.peek()?.source === key) held.value = undefined
      runs.value = runs.peek().map((run) => (gone.has(run.number) ? { ...run, took: run.took ?? 0, isHeld: false } : run))
    },
    clear() {
      runs.value = []
      requests.value = []
      lines.value = []
    },
    recall(before) {
      const kept = before.map((run) => ({ ...run, number: nextRun() }))
      runs.value = within([...kept, ...runs.peek()])
      return kept
    },
  }
}

function drawnWith(known: DrawnWorkflows, { drawn }: Source, id: Id): DrawnWorkflows {
  const record = drawn.get(id)
  return record ? { ...known, [id]: record } : known
}
