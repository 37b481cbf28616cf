import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { DocumentRecord, Id } from '@heddle/document'
import type { Json, Store } from '@heddle/store'
import type {
  CanvasView,
  DropContainer,
  EvaluateOptions,
  FromCanvas,
  Glance,
  NodeGeometry,
  PeekedValue,
  RowCount,
  SeenRows,
  TestResult,
  ToCanvas,
} from '@heddle/canvas/protocol'
import { isFromCanvas } from './is-from-canvas.ts'

type Answer = Extract<FromCanvas, { readonly request: number }>
/** Value of a formula, with what else was asked for. */
export type Evaluated = Omit<Extract<FromCanvas, { readonly type: 'evaluate-answer' }>, 'type' | 'request'>
export type EvaluateResult = Extract<FromCanvas, { readonly type: 'evaluate-answer' }>['result']

/** What the frame last reported of the watched nodes; boxes are in CSS pixels of the frame's viewport. */
export interface CanvasGeometry {
  readonly boxes: ReadonlyMap<Id, readonly NodeGeometry[]>
  readonly scrollY: number
  readonly contentHeight: number
}

export interface RowsQuestion {
  readonly id: Id
  /** First row of the page that is asked for; the page that is shown where it is absent. */
  readonly offset?: number
  /** Rows of that page: from one on, so many. */
  readonly from: number
  readonly count: number
}

export interface DropTargets {
  readonly containers: readonly DropContainer[]
  /** How far the page was scrolled when the boxes were read. */
  readonly scrollY: number
}

/** The editor's end of the channel to the page's frame. */
export interface CanvasConnection {
  /** True once the page was drawn for the first time. */
  readonly isDrawn: ReadonlySignal<boolean>
  readonly geometry: ReadonlySignal<CanvasGeometry>
  /** The node whose text is being typed in place: the frame has the keys meanwhile. */
  readonly textNode: ReadonlySignal<Id | undefined>
  readonly send: (message: ToCanvas) => void
  /** Nodes under a point of the frame's viewport, innermost first. What was asked last is asked again only after something changed. */
  readonly hit: (x: number, y: number) => Promise<readonly NodeGeometry[]>
  /** Every place of the page where something may be dropped: one geometry read. */
  readonly dropTargets: () => Promise<DropTargets>
  /** Value of a formula as the given node sees it; without a node, as the page sees it. */
  /** `names`: what the formula sees beside the names of its place. */
  readonly evaluate: (nodeId: Id | undefined, text: string, names?: Readonly<Record<string, Json>>) => Promise<EvaluateResult>
  /** Values of formulas as the page sees them, each as much as fits into a line, in their order. */
  readonly evaluateMany: (texts: readonly string[]) => Promise<readonly Glance[]>
  /** The same with what its parts gave, in a row of a repeat, or behind it filtered, sorted and mapped. */
  readonly explain: (nodeId: Id | undefined, text: string, options?: EvaluateOptions) => Promise<Evaluated>
  /** Values of many short formulas at once, as the tree of data shows them. */
  readonly peek: (
    nodeId: Id | undefined,
    texts: readonly string[],
    options?: Pick<EvaluateOptions, 'names' | 'row'>,
  ) => Promise<readonly PeekedValue[]>
  /** In how many rows of the repeat around a node a formula holds. */
  readonly count: (nodeId: Id, text: string) => Promise<RowCount>
  /** Rows of a collection as the page sees them; nothing while the page has no such collection. */
  readonly rows: (question: RowsQuestion) => Promise<SeenRows | undefined>
  /** Runs a test of the project on the records as they are now. */
  readonly runTest: (test: Extract<ToCanvas, { readonly type: 'run-test' }>['test']) => Promise<TestResult>
  /** Asks for the boxes of nodes until the returned function is called; callers do not disturb one another. */
  readonly watch: (ids: readonly Id[]) => () => void
  /** Hears every message of the frame that is not an answer. */
  readonly listen: (listener: (message: FromCanvas) => void) => () => void
  /** Rejects open questions and closes the channel. */
  readonly close: () => void
}

export interface ConnectionOptions {
  readonly port: MessagePort
  readonly store: Store<DocumentRecord>
  readonly canvasView: CanvasView
}

const NO_GEOMETRY: CanvasGeometry = { boxes: new Map(), scrollY: 0, contentHeight: 0 }

/** Opens the channel: loads the whole document into the frame, then sends every change of the store as a diff. */
export function createCanvasConnection({ port, store, canvasView }: ConnectionOptions): CanvasConnection {
  const isDrawn = signal(false)
  const geometry = signal(NO_GEOMETRY)
  const textNode = signal<Id | undefined>(undefined)
  const listeners = new Set<(message: FromCanvas) => void>()
  const questions = new Map<number, { readonly answer: (message: Answer) => void; readonly fail: (error: Error) => void }>()
  const watchers = new Set<readonly Id[]>()
  let lastRequest = 0
  /** What was asked for last under a pointer: the same point holds the same until something is drawn or moves. */
  let lastHit: { readonly x: number; readonly y: number; readonly nodes: Promise<readonly NodeGeometry[]> } | undefined
  let watched = ''
  /** Texts that were begun and of whose end the frame has not told: the end of one may come after the next has begun. */
  let openTexts = 0
  let isClosed = false
  let isWatchPlanned = false

  function send(message: ToCanvas): void {
    if (isClosed) return
    // Questions change nothing.
    if (!('request' in message) && message.type !== 'watch') lastHit = undefined
    if (message.type === 'edit-text') {
      openTexts += 1
      textNode.value = message.id
    }
    port.postMessage(message)
  }

  function ask<Type extends Answer['type']>(
    type: Type,
    question: (request: number) => ToCanvas,
  ): Promise<Extract<Answer, { readonly type: Type }>> {
    const request = ++lastRequest
    return new Promise((resolve, reject) => {
      if (isClosed) {
        reject(new Error('The canvas is closed.'))
        return
      }
      questions.set(request, {
        answer: (message) => {
          if (message.type === type) resolve(message as Extract<Answer, { readonly type: Type }>)
          else reject(new Error(`The canvas answered ${message.type} to ${type}.`))
        },
        fail: reject,
      })
      send(question(request))
    })
  }

  function hit(x: number, y: number): Promise<readonly NodeGeometry[]> {
    if (lastHit?.x === x && lastHit.y === y) return lastHit.nodes
    const nodes = ask('hit-answer', (request) => ({ type: 'hit', request, x, y })).then((answer) => answer.nodes)
    lastHit = { x, y, nodes }
    return nodes
  }

  function explain(nodeId: Id | undefined, text: string, options?: EvaluateOptions): Promise<Evaluated> {
    return ask('evaluate-answer', (request) => ({ type: 'evaluate', request, text, ...placed(nodeId), ...options }))
  }

  /** Many outlines come and go together: one message tells of all of them. */
  function planWatched(): void {
    if (isWatchPlanned) return
    isWatchPlanned = true
    queueMicrotask(sendWatched)
  }

  function sendWatched(): void {
    isWatchPlanned = false
    const ids = [...new Set([...watchers].flat())].sort()
    const next = ids.join()
    if (next === watched) return
    watched = next
    send({ type: 'watch', ids })
  }

  /** What was hit is about to be outlined: its boxes are known before the frame is asked to report them. */
  function learn(nodes: readonly NodeGeometry[]): void {
    const { boxes } = geometry.value
    const news = nodes.filter((node) => !boxes.has(node.id))
    if (news.length > 0)
      geometry.value = { ...geometry.value, boxes: new Map([...boxes, ...news.map((node) => [node.id, [node]] as const)]) }
  }

  function receive(event: MessageEvent<unknown>): void {
    const message = event.data
    if (!isFromCanvas(message)) return
    if ('request' in message) {
      if (message.type === 'hit-answer') learn(message.nodes)
      questions.get(message.request)?.answer(message)
      questions.delete(message.request)
      return
    }
    if (message.type === 'boxes') {
      const next = toGeometry(message)
      if (isMoved(geometry.value, next)) lastHit = undefined
      geometry.value = next
    } else lastHit = undefined
    if (message.type === 'drawn') isDrawn.value = true
    if (message.type === 'text-done') {
      openTexts = Math.max(0, openTexts - 1)
      if (openTexts === 0) textNode.value = undefined
    }
    for (const listener of listeners) listener(message)
  }

  port.addEventListener('message', receive)
  port.start()
  send({ type: 'load', records: [...store.values()], view: canvasView })
  const stopListening = store.listen((diff) => send({ type: 'diff', diff }))

  return {
    isDrawn,
    geometry,
    textNode,
    send,
    hit,
    dropTargets: () => ask('drop-targets-answer', (request) => ({ type: 'drop-targets', request })),
    evaluate: async (nodeId, text, names) => (await explain(nodeId, text, names && { names })).result,
    evaluateMany: async (texts) =>
      (await ask('evaluate-many-answer', (request) => ({ type: 'evaluate-many', request, texts }))).results,
    explain,
    peek: async (nodeId, texts, options) =>
      (await ask('peek-answer', (request) => ({ type: 'peek', request, texts, ...placed(nodeId), ...options }))).values,
    count: (nodeId, text) => ask('count-answer', (request) => ({ type: 'count', request, nodeId, text })),
    rows: async (question) => (await ask('rows-answer', (request) => ({ type: 'rows', request, ...question }))).seen,
    runTest: async (test) => (await ask('run-test-answer', (request) => ({ type: 'run-test', request, test }))).result,
    watch: (ids) => {
      const entry = [...ids]
      watchers.add(entry)
      planWatched()
      return () => {
        watchers.delete(entry)
        planWatched()
      }
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => {
      if (isClosed) return
      isClosed = true
      stopListening()
      port.removeEventListener('message', receive)
      port.close()
      for (const question of questions.values()) question.fail(new Error('The canvas is closed.'))
      questions.clear()
    },
  }
}

const placed = (nodeId: Id | undefined) => (nodeId === undefined ? {} : { nodeId })

/** Whether the page was scrolled, or is not where or what it was by all that is known; what is known now for the first time says nothing. */
function isMoved(before: CanvasGeometry, { boxes, scrollY, contentHeight }: CanvasGeometry): boolean {
  if (before.scrollY !== scrollY || before.contentHeight !== contentHeight) return true
  return [...boxes].some(([id, places]) => {
    const known = before.boxes.get(id)
    return known !== undefined && JSON.stringify(known) !== JSON.stringify(places)
  })
}

function toGeometry(message: Extract<FromCanvas, { readonly type: 'boxes' }>): CanvasGeometry {
  const boxes = new Map<Id, NodeGeometry[]>()
  for (const box of message.boxes) {
    const known = boxes.get(box.id)
    if (known) known.push(box)
    else boxes.set(box.id, [box])
  }
  return { boxes, scrollY: message.scrollY, contentHeight: message.contentHeight }
}
