import { Mark, markInputRule, markPasteRule } from '@tiptap/core'
import { safeColor, safeLink } from '../rich-html/safe-places.ts'

interface MarkLook {
  readonly name: string
  readonly tag: string
  /** Other elements that mean the same. */
  readonly also: readonly string[]
  readonly keys: readonly string[]
  /** What is typed around a text for it, as in Markdown. */
  readonly typed?: RegExp
}

const LOOKS: readonly MarkLook[] = [
  { name: 'bold', tag: 'strong', also: ['b'], keys: ['Mod-b', 'Mod-B'], typed: /(?:^|\s)(\*\*([^*]+)\*\*)$/ },
  { name: 'italic', tag: 'em', also: ['i'], keys: ['Mod-i', 'Mod-I'], typed: /(?:^|\s)(\*([^*]+)\*)$/ },
  { name: 'underline', tag: 'u', also: ['ins'], keys: ['Mod-u', 'Mod-U'] },
  { name: 'strike', tag: 's', also: ['del', 'strike'], keys: ['Mod-Shift-x', 'Mod-Shift-X'], typed: /(?:^|\s)(~~([^~]+)~~)$/ },
  { name: 'code', tag: 'code', also: [], keys: ['Mod-e', 'Mod-E'], typed: /(?:^|\s)(`([^`]+)`)$/ },
]

const marks = LOOKS.map(({ name, tag, also, keys, typed }) =>
  Mark.create({
    name,
    ...(name === 'code' && { code: true, excludes: '_', exitable: true }),
    parseHTML: () => [tag, ...also].map((one) => ({ tag: one })),
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return Object.fromEntries(keys.map((key) => [key, () => this.editor.commands.toggleMark(this.name)]))
    },
    addInputRules() {
      return typed ? [markInputRule({ find: typed, type: this.type })] : []
    },
  }),
)

const ADDRESS = /https?:\/\/[^\s<>"']{3,2000}/g

/** A link; one that leads elsewhere than texts may lead is none. */
const link = Mark.create({
  name: 'link',
  inclusive: false,
  exitable: true,
  priority: 1000,
  addAttributes: () => ({ href: { default: null }, target: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (safeLink(element.getAttribute('href') ?? '') === undefined ? false : null) },
  ],
  renderHTML: ({ HTMLAttributes: { href, target } }) => [
    'a',
    { href: safeLink(String(href)) ?? '', ...(target === '_blank' && { target, rel: 'noopener noreferrer' }) },
    0,
  ],
  addPasteRules() {
    return [markPasteRule({ find: ADDRESS, type: this.type, getAttributes: ([href]) => ({ href }) })]
  },
})

/** The colour of a text. */
const color = Mark.create({
  name: 'color',
  addAttributes: () => ({
    color: {
      default: null,
      parseHTML: (element: HTMLElement) => safeColor(element.style.color) ?? null,
      renderHTML: ({ color: given }: Record<string, unknown>) => ({ style: `color: ${safeColor(String(given)) ?? 'inherit'}` }),
    },
  }),
  parseHTML: () => [{ tag: 'span', getAttrs: (element) => (element.style.color && !element.dataset['type'] ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

/** How pieces of a text may look. */
export const MARKS = [...marks, link, color]
