import { signal } from '@preact/signals-core'
import type { FormulaFunction } from '@heddle/formula/functions'
import type { ActionBody, PluginBrowser, Port } from '@heddle/kit'
import type { PublishedPageInfo } from '@heddle/document/published'
import { lostPort } from '../ports/open-ports.ts'
import { heldIn, type LoadChunk } from './load-chunk.ts'

type ComponentsPart = typeof import('../components/index.ts')
type CollectionsPart = typeof import('../collections/index.ts')
type PluginsPart = typeof import('../plugins/index.ts')
type WorkflowsPart = typeof import('../workflows/index.ts')
type PositionsPart = typeof import('../positions/index.ts')
type ListsPart = typeof import('../lists/index.ts')
type WindowsPart = typeof import('../windows/index.ts')
type PopupsPart = typeof import('../popups/index.ts')
type PatternsPart = typeof import('@heddle/document/regex')

/** What has been loaded so far. Functions, actions, ports and plugins come into the same objects as more pages are shown. */
export interface SiteCode {
  readonly functions: Readonly<Record<string, FormulaFunction>>
  readonly actions: Readonly<Record<string, ActionBody>>
  readonly ports: Readonly<Record<string, Port>>
  /** Browser sides of plugins by namespace. */
  readonly browsers: Readonly<Record<string, PluginBrowser>>
  readonly plugins: () => PluginsPart | undefined
  readonly collections: () => CollectionsPart | undefined
  readonly workflows: () => WorkflowsPart | undefined
  readonly components: () => ComponentsPart | undefined
  readonly positions: () => PositionsPart | undefined
  readonly lists: () => ListsPart | undefined
  /** Asked for, it is loaded. Followed. */
  readonly windows: () => WindowsPart | undefined
  readonly popups: () => PopupsPart | undefined
  readonly patterns: () => PatternsPart | undefined
}

/** What decides about the code a page needs. */
export interface NeedsCode {
  readonly page: Pick<PublishedPageInfo, 'uses'>
  readonly collections: readonly unknown[]
  readonly workflows: readonly unknown[]
  readonly libraryComponents?: readonly unknown[]
  readonly plugins?: readonly unknown[]
  readonly popups?: readonly unknown[]
}

export interface SiteCodeLoader {
  readonly code: SiteCode
  /** Loads what a page needs; each part once. What cannot be loaded is said in the console and tried again by the next call. */
  readonly load: (page: NeedsCode) => Promise<LoadedCode>
}

export interface LoadedCode {
  /** Whether everything is there that the page is drawn by. */
  readonly canDraw: boolean
  /** Whether the actions of its workflows, their ports and all plugins are there. What is late comes into the same objects. */
  readonly canAct: boolean
}

export function createSiteCode(loadChunk: LoadChunk): SiteCodeLoader {
  const functions: Record<string, FormulaFunction> = {}
  const actions: Record<string, ActionBody> = {}
  const ports: Record<string, Port> = {}
  const browsers: Record<string, PluginBrowser> = {}
  const known = new Map<string, Promise<boolean>>()
  let collections: CollectionsPart | undefined
  let plugins: PluginsPart | undefined
  let workflows: WorkflowsPart | undefined
  let components: ComponentsPart | undefined
  let positions: PositionsPart | undefined
  let lists: ListsPart | undefined
  const windows = signal<WindowsPart | undefined>(undefined)
  let popups: PopupsPart | undefined
  let patterns: PatternsPart | undefined

  /** False when the part cannot be loaded. */
  const once = (name: string, load: () => Promise<unknown>): Promise<boolean> => {
    const loading =
      known.get(name) ??
      load().then(
        () => true,
        (error: unknown) => {
          known.delete(name)
          console.error(`Heddle could not load "${name}"`, error)
          return false
        },
      )
    known.set(name, loading)
    return loading
  }

  const loadWindows = (): Promise<boolean> =>
    once('windows', async () => void (windows.value = await import('../windows/index.ts')))

  return {
    code: {
      functions,
      actions,
      ports,
      browsers,
      plugins: () => plugins,
      collections: () => collections,
      workflows: () => workflows,
      components: () => components,
      positions: () => positions,
      lists: () => lists,
      windows() {
        if (!windows.value) void loadWindows()
        return windows.value
      },
      popups: () => popups,
      patterns: () => patterns,
    },
    async load(page) {
      const { collections: collectionList, workflows: workflowList, libraryComponents = [], plugins: pluginList = [] } = page
      const { uses = {} } = page.page
      const parts: Promise<boolean>[] = []
      const actionParts: Promise<boolean>[] = []
      for (const file of Object.values(uses.functions ?? {})) {
        parts.push(once(`functions ${file}`, async () => Object.assign(functions, (await loadChunk(file)).functions)))
      }
      for (const file of Object.values(uses.languages ?? {})) parts.push(once(`language ${file}`, () => loadChunk(file)))
      for (const file of Object.values(uses.actions ?? {})) {
        actionParts.push(once(`actions ${file}`, async () => Object.assign(actions, (await loadChunk(file)).actions)))
      }
      for (const [name, file] of Object.entries(uses.ports ?? {})) {
        ports[name] ??= lostPort(name)
        actionParts.push(once(`port ${name} ${file}`, async () => (ports[name] = heldIn((await loadChunk(file)).ports, name))))
      }
      for (const [name, file] of Object.entries(uses.plugins ?? {})) {
        const needing = uses.drawnWith?.includes(name) ? parts : actionParts
        needing.push(once(`plugin ${file}`, async () => (browsers[name] = heldIn((await loadChunk(file)).plugins, name))))
      }
      if (pluginList.length > 0) {
        parts.push(once('plugins', async () => void (plugins = await import('../plugins/index.ts'))))
      }
      if (uses.patterns) parts.push(once('patterns', async () => void (patterns = await import('@heddle/document/regex'))))
      if (uses.positions) parts.push(once('positions', async () => void (positions = await import('../positions/index.ts'))))
      if (uses.lists) parts.push(once('lists', async () => void (lists = await import('../lists/index.ts'))))
      if (uses.windows) parts.push(loadWindows())
      if (collectionList.length > 0) {
        parts.push(once('collections', async () => void (collections = await import('../collections/index.ts'))))
      }
      if (libraryComponents.length > 0) {
        parts.push(once('components', async () => void (components = await import('../components/index.ts'))))
      }
      if (workflowList.length > 0) {
        parts.push(once('workflows', async () => void (workflows = await import('../workflows/index.ts'))))
      }
      if (page.popups) actionParts.push(once('popups', async () => void (popups = await import('../popups/index.ts'))))
      const [drawing, acting] = await Promise.all([Promise.all(parts), Promise.all(actionParts)])
      return { canDraw: drawing.every(Boolean), canAct: acting.every(Boolean) }
    },
  }
}
