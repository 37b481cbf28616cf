import { signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import type { Id, Language, SiteRecord, Theme } from '@heddle/document'
import type { ScreenId } from '@heddle/style'
import { defineSlice } from '../session/slice.ts'
import { keepInSight } from './look.ts'
import { MAX_CANVAS_WIDTH, MAX_ZOOM, MIN_CANVAS_WIDTH, MIN_ZOOM } from './viewport.ts'

declare module '../session/editor.ts' {
  interface EditorSession {
    readonly screenId: Signal<ScreenId>
    readonly language: Signal<Language>
    /** Texts are shown in a language that nobody speaks: see `CanvasView`. */
    readonly isPseudo: Signal<boolean>
    /** The page is shown from right to left whatever its language. */
    readonly isMirrored: Signal<boolean>
    /** Width of the page's frame in CSS pixels. */
    readonly canvasWidth: Signal<number>
    /** 1 is 100 %. */
    readonly zoom: Signal<number>
    /** How far the frame is pushed from the middle, in screen pixels. */
    readonly panX: Signal<number>
    /** The page is shown as wide as the area allows, until a person pans or zooms. */
    readonly isFitted: Signal<boolean>
    /** Size of the canvas area in screen pixels; 0 until it is there. */
    readonly canvasArea: Signal<{ readonly width: number; readonly height: number }>
    /** A person holds an edge of the frame. */
    readonly isCanvasSizing: Signal<boolean>
    /** What the canvas shows of a node instead of its usual look, by the node: one of `editing.shows` of its element. */
    readonly canvasShows: Signal<Readonly<Record<Id, string>>>
    /** The row that a page with one for each is shown with, by the page: what stands for it in addresses. */
    readonly shownRow: Signal<Readonly<Record<Id, string>>>
    /** What the parameters of a page's path are tried with, by the page and their names; their defaults otherwise. */
    readonly triedParameters: Signal<Readonly<Record<Id, Readonly<Record<string, string>>>>>
    /** Theme the page is shown in on the canvas; the editor's own theme is `app/editor-theme.ts`. */
    readonly theme: Signal<Theme>
  }
}

/** Screen size that is wider than all others; every site has it. */
const WIDEST = 'default'
/** How a tab remembers that the page was shown whole. */
const FITTED = 'fitted'

/** How the page is looked at: screen size, language, width, zoom and theme. */
export const slice = defineSlice({
  create({ site, remembered }) {
    const screen = remembered.string('screenId')
    const screenId = screen !== undefined && site.screens[screen] ? screen : WIDEST
    const language = remembered.string('language')
    const zoom = remembered.number('zoom', MIN_ZOOM, MAX_ZOOM)
    const width = remembered.number('canvasWidth', MIN_CANVAS_WIDTH, MAX_CANVAS_WIDTH)
    return {
      screenId: signal<ScreenId>(screenId),
      language: signal<Language>(language !== undefined && site.languages[language] ? language : defaultLanguage(site)),
      isPseudo: signal(false),
      isMirrored: signal(false),
      canvasWidth: signal(width ?? site.screens[screenId]?.canvasWidth ?? 1100),
      zoom: signal(zoom ?? 1),
      panX: signal(0),
      isFitted: signal(zoom === undefined || remembered.oneOf('look', [FITTED]) === FITTED),
      canvasArea: signal({ width: 0, height: 0 }),
      isCanvasSizing: signal(false),
      canvasShows: signal({}),
      shownRow: signal({}),
      triedParameters: signal({}),
      theme: signal<Theme>(remembered.oneOf('theme', ['light', 'dark']) ?? (site.defaultTheme === 'dark' ? 'dark' : 'light')),
    }
  },
  remember: ({ screenId, language, canvasWidth, zoom, isFitted, theme }) => ({
    screenId: screenId.value,
    language: language.value,
    canvasWidth: canvasWidth.value,
    zoom: zoom.value,
    look: isFitted.value ? FITTED : null,
    theme: theme.value,
  }),
  follow: keepInSight,
})

/** The language a visitor gets without asking; every site has exactly one. */
function defaultLanguage(site: SiteRecord): Language {
  const languages = Object.entries(site.languages)
  return (languages.find(([, { isDefault }]) => isDefault) ?? languages[0])?.[0] ?? 'en'
}
