import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { ElementDefinition, PluginDefinition } from '@heddle/kit'
import { createStore, type Diff, type Json } from '@heddle/store'
import { createDocumentView, outletsOf, type DocumentRecord, type DocumentView, type Id } from '@heddle/document'
import { directionOf } from '@heddle/document/published'
import { DARK_THEME_CLASS, printTokens } from '@heddle/style'
import { BASE_CSS } from '@heddle/publish/compile'
import { CanvasPage } from './canvas-page.tsx'
import { createCompiledPage, type CompiledPage } from './compiled-page.ts'
import { glanceAtText } from './evaluate-text.ts'
import { markFarSections } from './far-sections.ts'
import type { FormulaPlaces } from './formula-questions.ts'
import { createInertHost, type InertHost, type Tried } from './inert-host.ts'
import type { DropTargetsOptions } from './drop-targets.ts'
import type { CanvasOptions } from './run-canvas.ts'
import type { Late } from './late-parts.ts'
import type { AskedRows, CanvasView, Glance, SeenRows, Staged } from './protocol.ts'
import { openSlots } from './open-slots.ts'
import { seenRows, type RowsQuestion } from './seen-rows.ts'
import { createStyleSheets } from './style-sheets.ts'
import { touchesKinds } from './touches-kinds.ts'

export interface DrawingOptions extends Omit<CanvasOptions, 'late'> {
  readonly late: Late | undefined
  readonly records: readonly DocumentRecord[]
  readonly view: CanvasView
  readonly onNodeError: (id: Id, message: string) => void
}

/** A loaded project, drawn: the same renderer as the published page, fed by records compiled as they change. */
export interface Drawing {
  readonly apply: (diff: Diff<DocumentRecord>) => void
  readonly show: (view: CanvasView) => void
  /** Takes the sheets of bodies that have come. */
  readonly takeStyles: () => void
  /** Draws the elements whose bodies have come. */
  readonly drawBodies: () => void
  /** Draws everything once more, as what formulas need has come; where a text is typed, when that ends. */
  readonly again: () => void
  readonly forceState: (id: Id | undefined, state: string | undefined) => void
  /** Shows parts of nodes that a visitor would have to open, by the node. */
  readonly showParts: (parts: Readonly<Record<Id, string>>) => void
  /** The text of a field as it is drawn; `undefined` when it is bound or absent. */
  readonly textOf: (id: Id, field: string) => string | undefined
  /** Leaves a node as it is drawn while a text is typed into it; without a node, everything is drawn again. */
  readonly hold: (id: Id | undefined) => void
  /** The project as it was loaded and changed since. */
  readonly document: DocumentView
  readonly places: () => Omit<DropTargetsOptions, 'document'>
  /** What formulas that are being written are evaluated with. */
  readonly formulaPlaces: () => FormulaPlaces
  /** Formulas as the page sees them, each as much as fits into a line. */
  readonly glance: (texts: readonly string[]) => readonly Glance[]
  /** Gives variables values for trying, and the others their defaults; kept when the page is drawn anew. */
  readonly tryOut: (values: Readonly<Record<Id, Json>>) => void
  /** Gives collections other rows, and the others what they have; kept when the page is drawn anew. */
  readonly stage: (shows: Readonly<Record<Id, Staged>>) => void
  /** Gives collections what their sources gave when they were asked; kept when the page is drawn anew. */
  readonly give: (asked: Readonly<Record<Id, AskedRows>>) => void
  /** The rows of a collection as the page sees them. */
  readonly rows: (question: RowsQuestion) => SeenRows | undefined
  readonly close: () => void
}

export function createDrawing({
  definitions,
  components: firstComponents,
  elementStyles,
  functions: firstFunctions = {},
  late,
  plugins = [],
  browsers = {},
  container = document.body,
  records,
  view: firstView,
  onNodeError,
}: DrawingOptions): Drawing {
  const byType: ReadonlyMap<string, ElementDefinition> = new Map(definitions.map((definition) => [definition.type, definition]))
  const byNamespace: ReadonlyMap<string, PluginDefinition> = new Map(plugins.map((plugin) => [plugin.namespace, plugin]))
  const functions = { ...firstFunctions, ...late?.functions }
  const components = { ...firstComponents, ...late?.components }
  /** In the order in which pages print them. */
  function elementCss(): string {
    const all = { ...elementStyles, ...late?.styles() }
    const names = Object.keys(all).toSorted()
    return BASE_CSS + names.map((name) => all[name]).join('\n')
  }
  const store = createStore(records)
  const document_ = createDocumentView(store)
  const sheets = createStyleSheets(
    document,
    elementCss(),
    definitions.flatMap(({ editing }) => editing.minSize ?? []),
    new Map(definitions.flatMap(({ type, editing }) => (editing.whenEmpty ? [[type, editing.whenEmpty] as const] : []))),
  )
  const root = createRoot(container, { onCaughtError: () => undefined })
  const stopMarking = markFarSections(container)
  let view = firstView
  let forced: { readonly id: Id | undefined; readonly state: string | undefined } = { id: undefined, state: undefined }
  let shown: Readonly<Record<Id, string>> = {}
  let tried: Tried = new Map()
  let staged: ReadonlyMap<Id, Staged> = new Map()
  let asked: ReadonlyMap<Id, AskedRows> = new Map()
  /** The node that a text is typed into: until that ends, nothing is drawn again. */
  let held: Id | undefined
  let isOld = false
  let compiled: CompiledPage
  let host: InertHost

  function redraw(): void {
    compiled = createCompiledPage({ view: document_, definitions: byType, elementStyles, canvasView: view })
    compiled.show(shown)
    host = createInertHost({
      view: document_,
      canvasView: view,
      functions,
      pattern: late?.pattern ?? noPattern,
      plugins: byNamespace,
      browsers,
      elementVariables: compiled.elementVariables,
      tried: () => tried,
      staged: () => staged,
      asked: () => asked,
      givesVariables: (id) => {
        const node = document_.find('node', id)
        const definition = byType.get(node?.element ?? '')
        return node?.componentId !== undefined || (definition !== undefined && Object.keys(definition.exposes).length > 0)
      },
      onNodeError,
    })
    sheets.load(compiled.rules())
    drawGround()
    document.documentElement.lang = view.language
    document.documentElement.dir = view.isMirrored ? 'rtl' : directionOf(view.language)
    document.documentElement.classList.toggle(DARK_THEME_CLASS, view.theme === 'dark')
    const { source, sections } = compiled
    flushSync(() => root.render(<CanvasPage source={source} sections={sections} host={host.render} components={components} />))
  }

  /** What all of the page is drawn with: tokens, and what lies behind it. */
  function drawGround(): void {
    sheets.setTokens(printTokens(document_.of('token')) + compiled.background())
  }

  function force(): void {
    sheets.force(forced.id, forced.state, forced.id === undefined ? new Map() : compiled.rulesOf(forced.id))
  }

  function again(): void {
    isOld = held !== undefined
    if (isOld) return
    redraw()
    if (forced.id !== undefined) force()
  }

  redraw()

  return {
    document: document_,
    apply: (diff) => {
      store.apply(diff)
      const { rules, notify } = compiled.apply(diff, host.applyComponents(diff))
      if (sheets.add(rules)) sheets.load(compiled.rules())
      if (touchesKinds(diff, store, ['token', 'site', 'page', 'asset'])) drawGround()
      if (forced.id !== undefined) force()
      flushSync(() => {
        host.apply(diff)
        notify()
      })
    },
    show: (next) => {
      const isOtherPage = next.pageId !== view.pageId || next.inside?.isAlone !== view.inside?.isAlone
      view = next
      redraw()
      if (isOtherPage) window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    },
    takeStyles: () => sheets.setElements(elementCss()),
    drawBodies: () => flushSync(() => late?.drawBodies()),
    again,
    forceState: (id, state) => {
      forced = { id, state }
      force()
    },
    showParts: (parts) => {
      shown = parts
      flushSync(() => compiled.show(parts))
    },
    textOf: (id, field) => {
      const value = compiled.node(compiled.uidOf(id))?.props[field]
      return typeof value === 'string' ? value : undefined
    },
    hold: (id) => {
      held = id
      flushSync(() => compiled.hold(id))
      if (isOld) again()
    },
    places: () => ({
      pageId: view.pageId,
      slotsOf: (id) => {
        const node = document_.find('node', id)
        if (node?.componentId !== undefined) return outletsOf(document_, node.componentId).map((outlet) => outlet.id)
        return node ? openSlots(byType.get(node.element)?.slots ?? {}, node.props).open : []
      },
      slotsAtTimes: (id) => {
        const node = document_.find('node', id)
        return node && node.componentId === undefined ? openSlots(byType.get(node.element)?.slots ?? {}, node.props).others : []
      },
      slotOf: (id) => document_.find('node', id)?.place.slot,
    }),
    formulaPlaces: () => ({
      view: document_,
      pageId: view.pageId,
      nodeOf: compiled.node,
      uidOf: compiled.uidOf,
      host,
      localOf: (id, slot) => byType.get(document_.find('node', id)?.element ?? '')?.slots[slot]?.local,
    }),
    glance: (texts) =>
      texts.map((text) =>
        glanceAtText({ text, view: document_, pageId: view.pageId, evaluator: host.evaluator, scope: host.render.scope }),
      ),
    tryOut: (values) => {
      tried = new Map(Object.entries(values))
      flushSync(() => host.revalue())
    },
    stage: (shows) => {
      staged = new Map(Object.entries(shows))
      flushSync(() => host.restage())
    },
    give: (rows) => {
      asked = new Map(Object.entries(rows))
      flushSync(() => host.give())
    },
    rows: (question) => seenRows(question, host.render.scope, document_.find('collection', question.id)),
    close: () => {
      stopMarking()
      root.unmount()
      sheets.close()
      document_.close()
    },
  }
}

const noPattern = (): undefined => undefined
