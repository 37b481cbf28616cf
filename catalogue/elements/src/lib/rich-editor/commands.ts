import type { Editor } from '@tiptap/core'
import { redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history'
import { cleanHtml } from '../rich-html/clean-html.ts'
import { escapeText } from '../rich-html/entities.ts'
import { ALIGNMENTS, safeColor, safeLink, safePicture } from '../rich-html/safe-places.ts'
import { withLineBelow } from './line-below.ts'
import { insertTable, TABLE_COMMANDS } from './tables.ts'

type Command = (editor: Editor, ...args: readonly unknown[]) => boolean

const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')
const mark =
  (name: string): Command =>
  (editor) =>
    editor.chain().focus().toggleMark(name).run()
const list =
  (name: string, item: string): Command =>
  (editor) =>
    editor.chain().focus().toggleList(name, item).run()

function setTag(editor: Editor, tag: unknown): boolean {
  const level = /^h([1-6])$/.exec(textOf(tag))?.[1]
  const chain = editor.chain()
  return level ? chain.setNode('heading', { level: Number(level) }).run() : chain.setNode('paragraph').run()
}

function setLink(editor: Editor, url: unknown): boolean {
  const typed = textOf(url).trim()
  // What is typed without a scheme is meant as the name of a site.
  const address = /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/.test(typed) ? `https://${typed}` : typed
  const href = safeLink(address)
  if (href === undefined) return typed === '' && unsetLink(editor)
  const { empty } = editor.state.selection
  if (!empty || editor.isActive('link')) return editor.chain().focus().extendMarkRange('link').setMark('link', { href }).run()
  return editor
    .chain()
    .focus()
    .insertContent([
      { type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] },
      { type: 'text', text: ' ' },
    ])
    .run()
}

const unsetLink: Command = (editor) => editor.chain().focus().extendMarkRange('link').unsetMark('link').run()

function setImage(editor: Editor, src: unknown, alt: unknown, title: unknown): boolean {
  const address = safePicture(textOf(src))
  if (address === undefined) return false
  const attrs = { src: address, alt: textOf(alt), title: textOf(title) || null }
  return editor.chain().focus().insertContent({ type: 'image', attrs }).run() && withLineBelow(editor)
}

function setColor(editor: Editor, color: unknown): boolean {
  const safe = safeColor(textOf(color))
  const chain = editor.chain()
  return safe === undefined ? chain.unsetMark('color').run() : chain.setMark('color', { color: safe }).run()
}

function setAlign(editor: Editor, align: unknown): boolean {
  const value = ALIGNMENTS.includes(textOf(align)) ? textOf(align) : null
  const chain = editor.chain().focus()
  for (const type of ['paragraph', 'heading']) chain.updateAttributes(type, { align: value })
  return chain.run()
}

/** What may be asked of a text, by the names of the element's actions. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  focus: (editor) => editor.commands.focus(),
  'set-tag': setTag,
  'toggle-bold': mark('bold'),
  'toggle-italic': mark('italic'),
  'toggle-underline': mark('underline'),
  'toggle-strike': mark('strike'),
  'toggle-code': mark('code'),
  'set-text-align': setAlign,
  'set-color': setColor,
  'set-link': setLink,
  'unset-link': unsetLink,
  'set-image': setImage,
  'toggle-bullet-list': list('bulletList', 'listItem'),
  'toggle-ordered-list': list('orderedList', 'listItem'),
  'toggle-check-list': list('taskList', 'taskItem'),
  'toggle-code-block': (editor) => editor.chain().focus().toggleNode('codeBlock', 'paragraph').run(),
  'toggle-blockquote': (editor) => editor.chain().focus().toggleWrap('blockquote').run(),
  'insert-table': (editor, rows, columns) => insertTable(editor, Number(rows), Number(columns)),
  ...TABLE_COMMANDS,
  'insert-text': (editor, text) =>
    editor
      .chain()
      .focus()
      .insertContent(escapeText(textOf(text)))
      .run(),
  'insert-html': (editor, html) =>
    editor
      .chain()
      .focus()
      .insertContent(cleanHtml(textOf(html)))
      .run(),
  undo: (editor) => undo(editor.state, editor.view.dispatch),
  redo: (editor) => redo(editor.state, editor.view.dispatch),
}

/** What a text is at the caret. */
export interface RichStates {
  /** `p`, `h1` to `h6`. */
  readonly textType: string
  readonly textColor: string
  readonly textAlign: string
  readonly bold: boolean
  readonly italic: boolean
  readonly underline: boolean
  readonly strike: boolean
  readonly code: boolean
  readonly bulletList: boolean
  readonly orderedList: boolean
  readonly checkList: boolean
  readonly link: boolean
  readonly linkUrl: string
  readonly codeBlock: boolean
  readonly blockquote: boolean
  readonly table: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
}

export function statesOf(editor: Editor): RichStates {
  const is = (name: string): boolean => editor.isActive(name)
  const { level, align } = editor.getAttributes(is('heading') ? 'heading' : 'paragraph')
  return {
    textType: is('heading') ? `h${String(level)}` : 'p',
    textColor: textOf(editor.getAttributes('color')['color']),
    textAlign: textOf(align) || 'left',
    bold: is('bold'),
    italic: is('italic'),
    underline: is('underline'),
    strike: is('strike'),
    code: is('code'),
    bulletList: is('bulletList'),
    orderedList: is('orderedList'),
    checkList: is('taskList'),
    link: is('link'),
    linkUrl: textOf(editor.getAttributes('link')['href']),
    codeBlock: is('codeBlock'),
    blockquote: is('blockquote'),
    table: is('table'),
    canUndo: undoDepth(editor.state) > 0,
    canRedo: redoDepth(editor.state) > 0,
  }
}
