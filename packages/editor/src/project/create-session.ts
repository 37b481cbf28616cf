import { effect, signal } from '@preact/signals-core'
import type { Id, Language, SiteRecord, Theme } from '@heddle/document'
import { readMemory, writeMemory } from '../app/memory.ts'
import type { EditorSession, InspectorTab, PanelId } from '../editor.ts'

/** What a window remembers of a project until its tab is closed. */
interface Remembered {
  readonly screenId: string
  readonly language: string
  readonly canvasWidth: number
  readonly zoom: number
  readonly panel: PanelId | undefined
  readonly inspectorTab: InspectorTab
  readonly theme: Theme
}

/** Screen size that is wider than all others; every site has it. */
const WIDEST = 'default'

export interface SessionStart {
  readonly projectId: Id
  readonly site: SiteRecord
  readonly pageId: Id
  readonly selection: readonly Id[]
  readonly storage: Storage
}

/** The window's own state: from the address and what this tab remembers. Returns a function that stops remembering. */
export function createSession({
  projectId,
  site,
  pageId,
  selection,
  storage,
}: SessionStart): readonly [EditorSession, () => void] {
  const key = `heddle-session-${projectId}`
  const memory = readRemembered(storage, key)
  const screenId = memory.screenId !== undefined && site.screens[memory.screenId] ? memory.screenId : WIDEST
  const session: EditorSession = {
    pageId: signal(pageId),
    selection: signal(selection),
    hover: signal<Id | undefined>(undefined),
    screenId: signal(screenId),
    stateId: signal('default'),
    language: signal(memory.language !== undefined && site.languages[memory.language] ? memory.language : defaultLanguage(site)),
    canvasWidth: signal(memory.canvasWidth ?? site.screens[screenId]?.canvasWidth ?? 1100),
    zoom: signal(memory.zoom ?? 1),
    panel: signal<PanelId | undefined>('panel' in memory ? memory.panel : 'navigator'),
    inspectorTab: signal(memory.inspectorTab ?? 'style'),
    theme: signal(memory.theme ?? site.defaultTheme),
    isPaletteOpen: signal(false),
    dialog: signal(undefined),
    contextMenu: signal(undefined),
    renaming: signal<Id | undefined>(undefined),
    askedFormula: signal(undefined),
    isInterfaceHidden: signal(false),
    notice: signal(undefined),
    drag: signal(undefined),
  }
  const stopForgetting = session.selection.subscribe(() => {
    session.askedFormula.value = undefined
  })
  const stopRemembering = effect(() => {
    const remembered: Remembered = {
      screenId: session.screenId.value,
      language: session.language.value,
      canvasWidth: session.canvasWidth.value,
      zoom: session.zoom.value,
      panel: session.panel.value,
      inspectorTab: session.inspectorTab.value,
      theme: session.theme.value,
    }
    writeMemory(storage, key, { ...remembered, panel: remembered.panel ?? null })
  })
  const stop = () => {
    stopForgetting()
    stopRemembering()
  }
  return [session, stop]
}

/** The language a visitor gets without asking; every site has exactly one. */
export function defaultLanguage(site: SiteRecord): Language {
  const languages = Object.entries(site.languages)
  return (languages.find(([, { isDefault }]) => isDefault) ?? languages[0])?.[0] ?? 'en'
}

const PANELS: readonly PanelId[] = [
  'add',
  'navigator',
  'pages',
  'data',
  'design',
  'assets',
  'plugins',
  'problems',
  'history',
  'settings',
]
const TABS: readonly InspectorTab[] = ['style', 'settings', 'workflows']

/** Storage may hold anything: an older version's memory, or a stranger's. */
function readRemembered(storage: Storage, key: string): Partial<Remembered> {
  const value = readMemory(storage, key)
  if (typeof value !== 'object' || value === null) return {}
  const text = (name: string) => (name in value ? (value as Record<string, unknown>)[name] : undefined)
  const number = (name: string, min: number, max: number) => {
    const found = text(name)
    return typeof found === 'number' && found >= min && found <= max ? { [name]: found } : {}
  }
  const string = (name: string) => (typeof text(name) === 'string' ? { [name]: text(name) } : {})
  const panel = PANELS.find((id) => id === text('panel'))
  const inspectorTab = TABS.find((id) => id === text('inspectorTab'))
  const theme = (['light', 'dark'] as const).find((id) => id === text('theme'))
  return {
    ...string('screenId'),
    ...string('language'),
    ...number('canvasWidth', 240, 3840),
    ...number('zoom', 0.1, 4),
    ...(panel || text('panel') === null ? { panel } : {}),
    ...(inspectorTab ? { inspectorTab } : {}),
    ...(theme ? { theme } : {}),
  }
}
