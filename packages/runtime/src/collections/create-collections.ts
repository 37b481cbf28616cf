import { effect, signal, untracked, type Signal } from '@preact/signals-core'
import type { FetchedRows, PublishedCollection } from '@heddle/document/published'
import { isSameValue } from '@heddle/kit/react'
import type { AskRows } from '@heddle/kit/react'
import type { CancelSignal, CollectionChange, LogLevel } from '@heddle/kit'
import type { Evaluator } from '../evaluate/create-evaluator.ts'
import type { PatternPort } from '../evaluate/shape-rows.ts'
import { MESSAGES } from '../messages.ts'
import { askedWith } from './asked-with.ts'
import { askSource } from './ask-source.ts'
import { createCollectionState, type CollectionState, type Held } from './collection-state.ts'
import { fetchWaves } from './fetch-waves.ts'
import { createRequests, SUPERSEDED } from './requests.ts'
import { serverSource } from './server-source.ts'
import type { CollectionError, CollectionSource } from './types.ts'
import { withinTime } from './within-time.ts'

export interface CollectionsInput {
  readonly evaluator: Evaluator
  readonly scope: object
  /** How conditions match regular expressions; `undefined` until a page needs it. */
  readonly pattern: PatternPort
  /** Sources of dynamic collections by plugin id. */
  readonly sources?: (pluginId: string | undefined) => CollectionSource | undefined
  readonly onError: (event: CollectionError) => void
  readonly log: (level: LogLevel, message: string, details?: unknown) => void
  /** Base path of the site; absent at the root of its host. */
  readonly base?: string | undefined
}

/** Collections of the page on show (specification sections 3 and 4). */
export interface Collections {
  /** One own getter per id and per name; another object after `reset`. */
  readonly names: () => object
  /** Another page: fetches under way are aborted; static rows and what stays on navigation are kept. */
  readonly reset: (collections: readonly PublishedCollection[], rows: Readonly<Record<string, unknown>>) => void
  /** Other definitions and static rows of the same page: collections that are as before keep what they hold. */
  readonly revise: (collections: readonly PublishedCollection[], rows: Readonly<Record<string, unknown>>) => void
  readonly has: (id: string) => boolean
  /** Throws where the page has none of that id. */
  readonly state: (id: string) => CollectionState
  readonly nameOf: (id: string) => string
  /** Fetches again; the newest request wins. Gives the data. Throws the source's message. */
  readonly fetch: (id: string, signal?: CancelSignal) => Promise<unknown>
  /**
   * Fetches in waves what is to be fetched by itself and was not (specification section 4). Never rejects.
   * @param came plugins that were missing until now: what failed without them counts as not fetched
   */
  readonly autoFetch: (came?: readonly string[]) => Promise<void>
  /**
   * Shows the page that begins at this row; a source with pages is asked for it.
   * @param ask from now on rows are filtered, sorted and cut by what it makes of the definition
   */
  readonly setPage: (id: string, offset: number, ask?: AskRows, isAnew?: boolean) => Promise<void>
  /** Changes rows here only. Throws the texts of specification section 8. */
  readonly update: (id: string, change: CollectionChange) => unknown
}

export function createCollections(input: CollectionsInput): Collections {
  const { evaluator, scope, sources, onError, log } = input
  let states = new Map<string, CollectionState>()
  /** The same states, to be read under their names. */
  let slots = new Map<string, Signal<CollectionState>>()
  /** Where each state came from. */
  let origins = new Map<string, { readonly definition: PublishedCollection; readonly rows: unknown }>()
  /** What stays, of collections that pages in between do without too. */
  const kept = new Map<string, Held>()
  const requests = createRequests()
  /** Ends looking whether collections are wanted that were not when they were to be fetched. */
  const waits = new Map<string, () => void>()
  const names = signal<object>({})
  const server = serverSource((value) => evaluator.evaluate(value, scope), input.base)

  function sourceOf({ mode, pluginId, hasPages }: PublishedCollection): CollectionSource | undefined {
    if (mode !== 'dynamic') return mode === 'static' ? undefined : server
    const source = sources?.(pluginId)
    return source && hasPages ? { ...source, hasPages } : source
  }

  const make = (definition: PublishedCollection, first: Held): CollectionState =>
    createCollectionState(definition, first, sourceOf(definition)?.hasPages ?? false, input)

  function reset(list: readonly PublishedCollection[], rows: Readonly<Record<string, unknown>>): void {
    requests.abortAll()
    for (const stop of waits.values()) stop()
    waits.clear()
    for (const [id, state] of states) if (stays(state)) kept.set(id, state.held())
    states = new Map(
      list.map((definition) => {
        const first = kept.get(definition.id) ?? blank(definition, rows[definition.id])
        return [definition.id, make(definition, first)]
      }),
    )
    originate(list, rows)
  }

  function originate(list: readonly PublishedCollection[], rows: Readonly<Record<string, unknown>>): void {
    origins = new Map(list.map((definition) => [definition.id, { definition, rows: rows[definition.id] }]))
    const isAsNamed = slots.size === states.size && list.every(({ id, name }) => slots.get(id)?.peek().definition.name === name)
    if (isAsNamed) {
      for (const [id, state] of states) (slots.get(id) ?? signal(state)).value = state
      return
    }
    slots = new Map(Array.from(states, ([id, state]) => [id, signal(state)]))
    names.value = namesOf(slots.values())
  }

  function revise(list: readonly PublishedCollection[], rows: Readonly<Record<string, unknown>>): void {
    states = new Map(
      list.map((definition) => {
        const { id } = definition
        const [known, origin] = [states.get(id), origins.get(id)]
        const isSame = isSameValue(origin?.definition, definition) && isSameValue(origin?.rows, rows[id])
        if (known && isSame) return [id, known]
        return [id, make(definition, blank(definition, rows[id]))]
      }),
    )
    originate(list, rows)
  }

  function stateOf(id: string): CollectionState {
    const state = states.get(id)
    if (!state) throw new Error(MESSAGES.collectionNotFound(id))
    return state
  }

  /** The collection with its rows, from now on asked for in another way. */
  function askedState(id: string, ask: AskRows): CollectionState {
    const known = stateOf(id)
    const state = make(ask(origins.get(id)?.definition ?? known.definition), known.held())
    states.set(id, state)
    const slot = slots.get(id)
    if (slot) slot.value = state
    return state
  }

  async function fetchRows(id: string, outer?: CancelSignal): Promise<unknown> {
    const state = stateOf(id)
    if (state.definition.mode === 'static') return state.shown()
    return requests.start(id, outer, async (own) => {
      state.begin()
      try {
        const seconds = evaluator.evaluate(state.definition.config.timeLimit, scope)
        const resolve = (value: unknown) => evaluator.resolve(value, scope)
        await withinTime(seconds, own, (signal) => askSource(state, sourceOf(state.definition), resolve, signal))
        return state.shown()
      } catch (error) {
        if (!own.aborted) failed(state, error)
        else if (own.reason !== SUPERSEDED) state.giveUp()
        throw error
      }
    })
  }

  function isWanted(id: string): boolean {
    const onlyWhen = states.get(id)?.definition.config.onlyWhen
    return onlyWhen === undefined || Boolean(evaluator.evaluate(onlyWhen, scope))
  }

  /** Fetches a collection as soon as it is wanted, unless somebody did before. */
  function fetchOnceWanted(id: string): void {
    waits.get(id)?.()
    const look = effect(() => {
      if (!isWanted(id)) return
      untracked(() => {
        // What fails has been told.
        if (!states.get(id)?.held().isFetched && !requests.current(id)) fetchRows(id).catch(() => undefined)
      })
    })
    waits.set(id, look)
  }

  function failed(state: CollectionState, error: unknown): void {
    const { id, name, config } = state.definition
    const message = error instanceof Error ? error.message : String(error)
    state.fail(message)
    log('error', MESSAGES.fetchFailed(name, message))
    // The config may be what failed: each of its values by itself.
    const values = Object.entries(config).map(([key, value]) => [key, evaluator.evaluate(value, scope)])
    onError({ error: message, collection: Object.fromEntries(values), collectionId: id, collectionName: name })
  }

  return {
    names: () => names.value,
    reset,
    revise,
    has: (id) => states.has(id),
    state: stateOf,
    nameOf: (id) => states.get(id)?.definition.name ?? id,
    fetch: fetchRows,
    async autoFetch(came = []) {
      const page = states
      const isPending = (id: string): boolean => {
        const state = page.get(id)
        if (!state) return false
        const { isFetched, error, asked } = state.held()
        if (asked !== undefined && asked !== askedWith(state.definition, (value) => evaluator.resolve(value, scope))) return true
        return !isFetched || (error !== null && came.includes(state.definition.pluginId ?? ''))
      }
      const pending = [...page.values()]
        .filter(({ definition }) => definition.mode !== 'static' && definition.config.isAutoFetch)
        // What came with the page may turn out to be another visitor's while others come.
        .filter(({ definition: { id }, held }) => held().asked !== undefined || isPending(id))
        .map(({ definition: { id, reads = [] } }) => ({ id, reads }))
      const { waves, circle } = fetchWaves(pending)
      if (circle.length > 0) log('warning', MESSAGES.circle(circle.map((id) => page.get(id)?.definition.name ?? id)))
      for (const wave of waves) {
        // What fails has been told; the others go on, but not behind a page that was left.
        const due = wave.filter(isPending)
        const wanted = due.filter(isWanted)
        for (const id of due) if (!wanted.includes(id)) fetchOnceWanted(id)
        await Promise.allSettled(wanted.map((id) => requests.current(id) ?? fetchRows(id)))
        if (page !== states) return
      }
    },
    async setPage(id, offset, ask, isAnew) {
      const state = ask ? askedState(id, ask) : stateOf(id)
      state.setOffset(offset)
      if (isAnew || sourceOf(state.definition)?.hasPages) await fetchRows(id)
    },
    update(id, change) {
      const state = stateOf(id)
      if (!state.change(change)) throw new Error(MESSAGES.itemNotFound(change.id, state.definition.name))
      return state.shown()
    },
  }
}

/**
 * Specification section 4, route change. Static rows that could not be loaded are not worth keeping; others that an element asked
 * for in its way are not what the next page shows.
 */
function stays({ definition: { mode, config, asked }, held }: CollectionState): boolean {
  const { rows, isFetched } = held()
  return mode === 'static' ? rows !== undefined : config.isPersistentOnNav === true && isFetched && !asked
}

/** Static collections start fetched, the others not and empty, unless they came with the page. */
function blank({ mode, offset }: PublishedCollection, rows: unknown): Held {
  const isStatic = mode === 'static'
  // The server fetched it for the page that it drew.
  if (!isStatic && rows !== undefined) return rows as FetchedRows
  return { rows: isStatic ? rows : undefined, isFetched: isStatic, error: null, offset }
}

/** Who reads one collection is told when it is another one; who reads any, when one comes, goes or gets another name. */
function namesOf(slots: Iterable<Signal<CollectionState>>): object {
  const found: object = Object.create(null)
  const all = [...slots]
  for (const key of ['name', 'id'] as const) {
    for (const slot of all) {
      const { definition } = slot.peek()
      const get = (): object => slot.value.value
      Object.defineProperty(found, definition[key], { enumerable: true, configurable: true, get })
    }
  }
  return found
}
