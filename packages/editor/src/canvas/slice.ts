import { signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import type { Language, SiteRecord, Theme } from '@heddle/document'
import type { ScreenId } from '@heddle/style'
import { defineSlice } from '../session/slice.ts'
import { MAX_CANVAS_WIDTH, MAX_ZOOM, MIN_CANVAS_WIDTH, MIN_ZOOM } from './viewport.ts'

declare module '../session/editor.ts' {
  interface EditorSession {
    readonly screenId: Signal<ScreenId>
    readonly language: Signal<Language>
    /** Width of the page's frame in CSS pixels. */
    readonly canvasWidth: Signal<number>
    /** 1 is 100 %. */
    readonly zoom: Signal<number>
    /** Theme the page is shown in on the canvas; the editor's own theme is `app/editor-theme.ts`. */
    readonly theme: Signal<Theme>
  }
}

/** Screen size that is wider than all others; every site has it. */
const WIDEST = 'default'

/** How the page is looked at: screen size, language, width, zoom and theme. */
export const slice = defineSlice({
  create({ site, remembered }) {
    const screen = remembered.string('screenId')
    const screenId = screen !== undefined && site.screens[screen] ? screen : WIDEST
    const language = remembered.string('language')
    const width = remembered.number('canvasWidth', MIN_CANVAS_WIDTH, MAX_CANVAS_WIDTH)
    return {
      screenId: signal<ScreenId>(screenId),
      language: signal<Language>(language !== undefined && site.languages[language] ? language : defaultLanguage(site)),
      canvasWidth: signal(width ?? site.screens[screenId]?.canvasWidth ?? 1100),
      zoom: signal(remembered.number('zoom', MIN_ZOOM, MAX_ZOOM) ?? 1),
      theme: signal<Theme>(remembered.oneOf('theme', ['light', 'dark']) ?? site.defaultTheme),
    }
  },
  remember: ({ screenId, language, canvasWidth, zoom, theme }) => ({
    screenId: screenId.value,
    language: language.value,
    canvasWidth: canvasWidth.value,
    zoom: zoom.value,
    theme: theme.value,
  }),
})

/** The language a visitor gets without asking; every site has exactly one. */
function defaultLanguage(site: SiteRecord): Language {
  const languages = Object.entries(site.languages)
  return (languages.find(([, { isDefault }]) => isDefault) ?? languages[0])?.[0] ?? 'en'
}
