import { computed, signal } from '@preact/signals-core'
import type { Diff, Json } from '@heddle/store'
import {
  pathIn,
  rowPagesOf,
  rowParameter,
  type DocumentRecord,
  type DocumentView,
  type Id,
  type PageRecord,
} from '@heddle/document'
import type { FormulaFunctions, PluginBrowser, PluginDefinition } from '@heddle/kit'
import {
  addressSegments,
  createPageEntries,
  defaultParameters,
  functionDefaults,
  pageAddress,
  pageInfo,
  pageVariables,
  projectComponents,
  projectLogic,
  projectPlugins,
  visiblePages,
} from '@heddle/publish/compile'
import type { PublishedComponent, PublishedVariable } from '@heddle/document/published'
import type { RenderHost } from '@heddle/renderer'
import { standRows } from '@heddle/renderer/windows'
import { createSnapshotNames, snapshotBrowser, type Evaluator, type SnapshotInput } from '@heddle/runtime/host'
import { MESSAGES } from './messages.ts'
import { giveAskedRows } from './asked-rows.ts'
import type { AskedRows, CanvasView, Staged } from './protocol.ts'
import { stageCollections } from './stage-collections.ts'
import { touchesKinds } from './touches-kinds.ts'
import { touchesPages } from './touches-pages.ts'

/** Values that somebody gave to variables to see what happens. */
export type Tried = ReadonlyMap<Id, Json>

/** What the canvas gives to the page: values and evaluation, but no navigation, no writing and no timers. */
export interface InertHost {
  readonly render: RenderHost
  readonly evaluator: Evaluator
  /** Follows changed components; answers those whose instances have to be made anew. Asked before the diff is applied to what is drawn. */
  readonly applyComponents: (diff: Diff<DocumentRecord>) => ReadonlySet<Id>
  /** Follows changed variables, collections, formulas, plugins and page settings. */
  readonly apply: (diff: Diff<DocumentRecord>) => void
  /** Follows other values for trying. */
  readonly revalue: () => void
  /** Follows what collections give instead of their rows. */
  readonly restage: () => void
  /** Follows what sources gave when they were asked. */
  readonly give: () => void
}

export interface InertHostOptions {
  readonly view: DocumentView
  readonly canvasView: CanvasView
  readonly functions: FormulaFunctions
  /** How conditions match regular expressions. */
  readonly pattern: SnapshotInput['pattern']
  /** Plugins by namespace. */
  readonly plugins: ReadonlyMap<string, PluginDefinition>
  /** Browser sides of plugins by namespace. */
  readonly browsers: Readonly<Record<string, PluginBrowser>>
  /** Variables that the page's elements give to formulas, and whether a node is such an element. */
  readonly elementVariables: () => readonly PublishedVariable[]
  readonly givesVariables: (id: Id) => boolean
  /** What variables hold instead of their defaults. */
  readonly tried: () => Tried
  /** What collections give instead of their rows. */
  readonly staged: () => ReadonlyMap<Id, Staged>
  /** What sources gave when they were asked. */
  readonly asked: () => ReadonlyMap<Id, AskedRows>
  readonly onNodeError: (id: Id, message: string) => void
}

/** The scope of the published site with every variable at its default or as it is tried; anchors go nowhere. */
export function createInertHost({
  view,
  canvasView,
  functions,
  pattern,
  plugins,
  browsers,
  elementVariables,
  givesVariables,
  tried,
  staged,
  asked,
  onNodeError,
}: InertHostOptions): InertHost {
  const { pageId, language, theme, iconsUrl } = canvasView
  const rowShown = (page: PageRecord) => {
    const rows = rowPagesOf(page, view)?.pages
    return rows?.find(({ key }) => key === canvasView.row) ?? rows?.[0]
  }
  const readPage = () => {
    const page = view.find('page', pageId)
    const shown = page && rowShown(page)
    return page && { ...pageInfo(page, view, true), ...(shown && { data: shown.row }) }
  }
  /** What is tried for the page's parameters, and what stands for its row. */
  const rowParameters = (page: PageRecord): Readonly<Record<string, string>> => {
    const [shown, parameter] = [rowShown(page), rowParameter(pathIn(page, language))]
    return { ...canvasView.parameters, ...(shown && parameter !== undefined && { [parameter]: shown.key }) }
  }
  const logic = () => ({
    ...giveAskedRows(projectLogic(view, pageId, plugins), asked()),
    plugins: projectPlugins(view, plugins).plugins,
  })
  const allVariables = () => [...pageVariables(pageId, view), ...elementVariables(), ...projectPlugins(view, plugins).variables]
  /** Rises when the document changes what is told of pages. */
  const pagesVersion = signal(0)
  const page = computed(() => {
    void pagesVersion.value
    return readPage()
  })
  const pages = computed(() => {
    void pagesVersion.value
    return visiblePages(pageId, view).map(createPageEntries(view, language))
  })
  const record = view.find('page', pageId)
  const path = record ? pageAddress(record, language, view, rowParameters(record)) : '/'
  const parameters = computed(() => {
    void pagesVersion.value
    const shown = view.find('page', pageId)
    return shown ? { ...defaultParameters(addressSegments(shown, language, view)), ...rowParameters(shown) } : {}
  })
  const defaults = signal(functionDefaults(view, plugins))
  const browser = { ...snapshotBrowser(path, theme), environment: 'editor' as const }
  const stage = signal(staged())
  const { scope, evaluator, variables, instance, revise, reviseComponents } = createSnapshotNames({
    page: () => page.value,
    lang: language,
    browser: () => browser,
    pageParameters: () => parameters.value,
    variables: allVariables(),
    pages: () => pages.value,
    ...logic(),
    browsers,
    functions,
    pattern,
    standIn: (collections) => stageCollections(collections, stage.value),
    facts: {
      now: Date.now(),
      defaultLanguage: view.defaultLanguage() ?? language,
      functionDefaults: () => defaults.value,
    },
  })
  // Whatever a visitor's page would keep, the canvas shows the default, or what is tried.
  const revalue = () => {
    const given = tried()
    variables.set(new Map(variables.list().map(({ id, defaultValue }) => [id, given.has(id) ? given.get(id) : defaultValue])))
  }
  if (tried().size > 0) revalue()
  let components = new Map(projectComponents(view, pageId).map((one) => [one.id, one]))
  let isShownOtherwise = false
  const shows = (one: PublishedComponent | undefined) => one?.variables.some(({ isExposed }) => isExposed) ?? false
  return {
    evaluator,
    revalue,
    restage: () => void (stage.value = staged()),
    give: () => revise(logic()),
    render: {
      scope,
      evaluate: evaluator.evaluate,
      instance,
      standRows,
      addresses: {
        // Compiled nodes carry complete addresses of uploads already.
        asset: (reference) => reference,
        icon: (name) => `${iconsUrl}${encodeURIComponent(name)}.svg`,
      },
      currentPath: () => browser.path,
      onAnchorClick: (event) => event.preventDefault(),
      onNodeError: (uid, error) => onNodeError(uid, error instanceof Error ? error.message : MESSAGES.notDrawn),
    },
    applyComponents: (diff) => {
      if (!touchesKinds(diff, view, ['library-component'])) return new Set()
      const next = new Map(projectComponents(view, pageId).map((one) => [one.id, one]))
      const ids = [...new Set([...components.keys(), ...next.keys()])]
      const changed = ids.filter((id) => JSON.stringify(partsOf(components.get(id))) !== JSON.stringify(partsOf(next.get(id))))
      isShownOtherwise = changed.some((id) => shows(components.get(id)) || shows(next.get(id)))
      components = next
      reviseComponents([...next.values()])
      return new Set(changed)
    },
    apply: (diff) => {
      const changed = [diff.put, diff.set, diff.remove].flatMap((part) => Object.keys(part ?? {}))
      const isFed = view.find('page', pageId)?.cmsDataSetPath !== undefined
      if (touchesPages(diff, view) || (isFed && touchesKinds(diff, view, ['collection']))) pagesVersion.value += 1
      const hasPlugins = touchesKinds(diff, view, ['plugin'])
      if (hasPlugins) defaults.value = functionDefaults(view, plugins)
      if (hasPlugins || touchesKinds(diff, view, ['collection', 'formula'])) revise(logic())
      const known = new Set(variables.list().map(({ id }) => id))
      const isGone = (id: string) => view.get(id) === undefined
      const isTouched = changed.some((id) => known.has(id) || view.find('variable', id) || givesVariables(id) || isGone(id))
      if (!isTouched && !isShownOtherwise) return
      isShownOtherwise = false
      variables.reset(allVariables())
      revalue()
    },
  }
}

/** What instances are made from: what a component is called makes none of them another one. */
function partsOf(component: PublishedComponent | undefined): Omit<PublishedComponent, 'name'> | undefined {
  if (!component) return undefined
  const { name: _, ...parts } = component
  return parts
}
