import { signal } from '@preact/signals-core'
import type { FormulaFunction } from '@heddle/formula/functions'
import type { ActionBody, PluginBrowser, Port } from '@heddle/kit'
import type { PublishedPageInfo } from '@heddle/document/published'
import { lostPort } from '../ports/open-ports.ts'
import { heldIn, type LoadChunk } from './load-chunk.ts'

/** Parts of the runtime that only pages with something for them load. */
interface Parts {
  readonly components: typeof import('../components/index.ts')
  readonly collections: typeof import('../collections/index.ts')
  readonly plugins: typeof import('../plugins/index.ts')
  readonly workflows: typeof import('../workflows/index.ts')
  readonly navigation: typeof import('../navigation/index.ts')
  readonly positions: typeof import('../positions/index.ts')
  readonly lists: typeof import('../lists/index.ts')
  readonly popups: typeof import('../popups/index.ts')
  readonly patterns: typeof import('@heddle/document/regex')
}
type WindowsPart = typeof import('../windows/index.ts')

/** What has been loaded so far. Functions, actions, ports and plugins come into the same objects as more pages are shown. */
export interface SiteCode {
  readonly functions: Readonly<Record<string, FormulaFunction>>
  readonly actions: Readonly<Record<string, ActionBody>>
  /** What is shown over pages puts its own in. */
  readonly ports: Record<string, Port>
  /** Browser sides of plugins by namespace. */
  readonly browsers: Readonly<Record<string, PluginBrowser>>
  readonly parts: Readonly<Partial<Parts>>
  /** Asked for, it is loaded. Followed. */
  readonly windows: () => WindowsPart | undefined
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
  const parts: { -readonly [Name in keyof Parts]?: Parts[Name] } = {}
  const known = new Map<string, Promise<boolean>>()
  const windows = signal<WindowsPart | undefined>(undefined)

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
      parts,
      windows() {
        if (!windows.value) void loadWindows()
        return windows.value
      },
    },
    async load(page) {
      const { collections, workflows, libraryComponents = [], plugins = [], popups } = page
      const { uses = {} } = page.page
      const drawingParts: Promise<boolean>[] = []
      const actionParts: Promise<boolean>[] = []
      for (const file of Object.values(uses.functions ?? {})) {
        drawingParts.push(once(`functions ${file}`, async () => Object.assign(functions, (await loadChunk(file)).functions)))
      }
      for (const file of Object.values(uses.languages ?? {})) drawingParts.push(once(`language ${file}`, () => loadChunk(file)))
      for (const file of Object.values(uses.actions ?? {})) {
        actionParts.push(once(`actions ${file}`, async () => Object.assign(actions, (await loadChunk(file)).actions)))
      }
      for (const [name, file] of Object.entries(uses.ports ?? {})) {
        ports[name] ??= lostPort(name)
        actionParts.push(once(`port ${name} ${file}`, async () => (ports[name] = heldIn((await loadChunk(file)).ports, name))))
      }
      for (const [name, file] of Object.entries(uses.plugins ?? {})) {
        const needing = uses.drawnWith?.includes(name) ? drawingParts : actionParts
        needing.push(once(`plugin ${file}`, async () => (browsers[name] = heldIn((await loadChunk(file)).plugins, name))))
      }
      const need = <Name extends keyof Parts>(name: Name, isNeeded: unknown, load: () => Promise<Parts[Name]>): void => {
        if (isNeeded) drawingParts.push(once(name, async () => void (parts[name] = await load())))
      }
      need('plugins', plugins.length, () => import('../plugins/index.ts'))
      need('patterns', uses.patterns, () => import('@heddle/document/regex'))
      need('navigation', uses.navigation, () => import('../navigation/index.ts'))
      need('positions', uses.positions, () => import('../positions/index.ts'))
      need('lists', uses.lists, () => import('../lists/index.ts'))
      if (uses.windows) drawingParts.push(loadWindows())
      need('collections', collections.length, () => import('../collections/index.ts'))
      need('components', libraryComponents.length, () => import('../components/index.ts'))
      need('workflows', workflows.length, () => import('../workflows/index.ts'))
      need('popups', popups, () => import('../popups/index.ts'))
      const [drawing, acting] = await Promise.all([Promise.all(drawingParts), Promise.all(actionParts)])
      return { canDraw: drawing.every(Boolean), canAct: acting.every(Boolean) }
    },
  }
}
