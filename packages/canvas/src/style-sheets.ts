import type { LocalizedText } from '@heddle/kit'
import { stateSelector } from '@heddle/style'
import { CANVAS_MARK, EMPTY_MARK, FAR_MARK, MIN_SIZE_MARK, NODE_MARK } from './marks.ts'

/** Rules that no node uses any more stay until so many sheets were added: a class is named by its content and cannot clash. */
const MOST_ADDED = 300

/** The frame's style sheets, filled as rules come. */
export interface StyleSheets {
  /** Replaces every rule of the page's nodes. */
  readonly load: (rules: ReadonlyMap<string, string>) => void
  /** Adds rules that are not there yet. True when so many sheets were added that loading anew is due. */
  readonly add: (rules: ReadonlyMap<string, string>) => boolean
  readonly setTokens: (css: string) => void
  readonly setElements: (css: string) => void
  /** Shows a node as its rules say for a state; without a node nothing is forced. */
  readonly force: (id: string | undefined, state: string | undefined, rules: ReadonlyMap<string, string>) => void
  readonly close: () => void
}

/** Adopts sheets for tokens, elements, nodes, the forced state and the editing hints, in the order they override each other. */
export function createStyleSheets(
  document: Document,
  elementCss: string,
  minSizes: Iterable<number>,
  emptyTexts: ReadonlyMap<string, LocalizedText> = new Map(),
): StyleSheets {
  const tokens = new CSSStyleSheet()
  const elements = new CSSStyleSheet()
  const nodes = new CSSStyleSheet()
  const forced = new CSSStyleSheet()
  const hints = new CSSStyleSheet()
  /** A sheet per change since the rules were loaded. */
  const added: CSSStyleSheet[] = []
  const known = new Set<string>()
  elements.replaceSync(elementCss)
  hints.replaceSync(printHints(minSizes) + printEmptyTexts(emptyTexts))
  document.documentElement.setAttribute(CANVAS_MARK, '')
  document.adoptedStyleSheets.push(tokens, elements, nodes, forced, hints)

  function leave(sheets: readonly CSSStyleSheet[]): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet))
  }

  return {
    load: (rules) => {
      known.clear()
      for (const name of rules.keys()) known.add(name)
      nodes.replaceSync([...rules.values()].join('\n'))
      leave(added.splice(0))
    },
    add: (rules) => {
      const news = [...rules].filter(([name]) => !known.has(name))
      if (news.length === 0) return false
      for (const [name] of news) known.add(name)
      // A group of rules put into a sheet in use restyles the whole page; a sheet of its own only what it matches.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(news.map(([, css]) => css).join('\n'))
      added.push(sheet)
      document.adoptedStyleSheets = document.adoptedStyleSheets.toSpliced(document.adoptedStyleSheets.indexOf(forced), 0, sheet)
      return added.length >= MOST_ADDED
    },
    setTokens: (css) => tokens.replaceSync(css),
    setElements: (css) => elements.replaceSync(css),
    force: (id, state, rules) => {
      const suffix = state === undefined ? undefined : stateSelector(state)
      if (id === undefined || suffix === undefined) forced.replaceSync('')
      else
        forced.replaceSync(
          [...rules]
            .map(([name, css]) => css.replaceAll(`.${name}${suffix}`, `.${name}[${NODE_MARK}="${CSS.escape(id)}"]`))
            .join('\n'),
        )
    },
    close: () => {
      document.documentElement.removeAttribute(CANVAS_MARK)
      leave([tokens, elements, nodes, ...added, forced, hints])
    },
  }
}

/** What only the canvas shows: empty containers can be seen and hit, nothing moves, nothing is selected by accident, no bar stands beside the page. */
function printHints(minSizes: Iterable<number>): string {
  const empty = [...new Set(minSizes)].map(
    (size) =>
      `[${MIN_SIZE_MARK}="${size}"]:empty{min-width:${size}px;min-height:${size}px;outline:1px dashed #8a94a6;outline-offset:-1px}`,
  )
  // Gives way to a picture or gradient of the container's own.
  const hatched = `:where([${MIN_SIZE_MARK}]:empty){background-image:repeating-linear-gradient(135deg,#8a94a61f 0 6px,transparent 6px 12px)}`
  // Of any length it would stand at its beginning for a moment, in which places are measured.
  const still = `*,*::before,*::after{animation-duration:0s!important;animation-delay:0s!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}`
  // A bar beside the page would take from the width that a person has set.
  const bars = 'html{scrollbar-width:none}::-webkit-scrollbar{display:none}'
  // Chromium counts places below it from its own: where a text grew, a section that only moved is one box to look at and not all in
  // it. It is neither a box that holds what is fixed nor a stacking context, so that what is seen of it stays as it was.
  const far = `[${FAR_MARK}]{backface-visibility:hidden}`
  return `${empty.join('')}${hatched}${still}${bars}${far}html{user-select:none}`
}

/** What empty containers of some types say, in the page's language: drawn by the sheet, so that nothing of it stands in the page. */
function printEmptyTexts(texts: ReadonlyMap<string, LocalizedText>): string {
  return [...texts]
    .map(([type, { en, ...others }]) => {
      const empty = `[${EMPTY_MARK}="${CSS.escape(type)}"]:empty`
      const contentOf = (text: string): string => `content:"${text.replaceAll(/["\\]/g, (sign) => `\\${sign}`)}"`
      const content = contentOf(en)
      const translated = Object.entries(others).map(([lang, text]) => `${empty}:lang(${lang})::after{${contentOf(text)}}`)
      return `${empty}{outline-color:#0b7a57;background:#e6f5ef}${empty}::after{${content};display:block;grid-column:1/-1;margin:auto;padding:4px 8px;font:500 11px/16px system-ui,sans-serif;letter-spacing:normal;text-align:center;text-transform:none;color:#0b6b4d}${translated.join('')}`
    })
    .join('')
}
