import { Node, nodeInputRule, textblockTypeInputRule, wrappingInputRule, type Editor } from '@tiptap/core'
import { ALIGNMENTS, safePicture } from '../rich-html/safe-places.ts'

const document = Node.create({ name: 'doc', topNode: true, content: 'block+' })
const text = Node.create({ name: 'text', group: 'inline' })

/** Where the lines of a block begin. */
export const aligned = {
  align: {
    default: null,
    parseHTML: (element: HTMLElement) => (ALIGNMENTS.includes(element.style.textAlign) ? element.style.textAlign : null),
    renderHTML: ({ align }: Record<string, unknown>) => (align ? { style: `text-align: ${String(align)}` } : {}),
  },
}

const paragraph = Node.create({
  name: 'paragraph',
  priority: 1000,
  group: 'block',
  content: 'inline*',
  addAttributes: () => aligned,
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Alt-0': () => this.editor.commands.setNode('paragraph') }
  },
})

const LEVELS = [1, 2, 3, 4, 5, 6]

const heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ level: { default: 1, rendered: false }, ...aligned }),
  parseHTML: () => LEVELS.map((level) => ({ tag: `h${level}`, attrs: { level } })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${String(node.attrs['level'])}`, HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return Object.fromEntries(
      LEVELS.map((level) => [`Mod-Alt-${level}`, () => this.editor.commands.toggleNode(this.name, 'paragraph', { level })]),
    )
  },
  addInputRules() {
    return LEVELS.map((level) =>
      textblockTypeInputRule({ find: new RegExp(`^#{${level}}\\s$`), type: this.type, getAttributes: { level } }),
    )
  },
})

const blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-b': () => this.editor.commands.toggleWrap(this.name) }
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })]
  },
})

/** At the end of code an empty line and one more key leave it. */
function leaveCode(editor: Editor): boolean {
  const { $from, empty } = editor.state.selection
  const isAtEnd = $from.parentOffset === $from.parent.nodeSize - 2
  if (!empty || $from.parent.type.name !== 'codeBlock' || !isAtEnd || !$from.parent.textContent.endsWith('\n\n')) return false
  return editor
    .chain()
    .command(({ tr }) => Boolean(tr.delete($from.pos - 2, $from.pos)))
    .exitCode()
    .run()
}

const codeBlock = Node.create({
  name: 'codeBlock',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  addAttributes: () => ({
    language: {
      default: null,
      parseHTML: (element: HTMLElement) => /^language-(\S+)$/.exec(element.firstElementChild?.className ?? '')?.[1] ?? null,
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ node }) => {
    const { language } = node.attrs
    return ['pre', ['code', language ? { class: `language-${String(language)}` } : {}, 0]]
  },
  addKeyboardShortcuts() {
    return {
      'Mod-Alt-c': () => this.editor.commands.toggleNode(this.name, 'paragraph'),
      Enter: () => leaveCode(this.editor),
    }
  },
  addInputRules() {
    return [
      textblockTypeInputRule({
        find: /^```([a-z0-9+#-]{0,30})\s$/,
        type: this.type,
        getAttributes: ([, language]) => ({ language: language || null }),
      }),
    ]
  },
})

const hardBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    const add = (): boolean =>
      this.editor.commands.first([
        ({ commands }) => commands.exitCode(),
        ({ commands }) => commands.insertContent({ type: this.name }),
      ])
    return { 'Shift-Enter': add, 'Mod-Enter': add }
  },
})

const rule = Node.create({
  name: 'horizontalRule',
  group: 'block',
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
  addInputRules() {
    return [nodeInputRule({ find: /^---$/, type: this.type })]
  },
})

const image = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    title: { default: null },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => (safePicture(element.getAttribute('src') ?? '') === undefined ? false : null) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** What a text is made of, one below another. */
export const BLOCKS = [document, text, paragraph, heading, blockquote, codeBlock, hardBreak, rule, image]
