import { Editor, Extension } from '@tiptap/core'
import { history, redo, undo } from '@tiptap/pm/history'
import { cleanHtml, isBlank } from '../rich-html/clean-html.ts'
import { BLOCKS } from './blocks.ts'
import { COMMANDS, statesOf, type RichStates } from './commands.ts'
import { lineBelow, pressedBelow } from './line-below.ts'
import { LISTS } from './lists.ts'
import { MARKS } from './marks.ts'
import { insertMention, mentionsWith, type Mentioned, type MentionOptions } from './mentions.ts'
import { TABLES } from './tables.ts'

export type { Mentioned, MentionQuery } from './mentions.ts'
export type { RichStates } from './commands.ts'

/** A text that is being written, in an element that was drawn for it. */
export interface RichEditor {
  /** Clean HTML; empty where it says and shows nothing. */
  readonly html: () => string
  /** Puts another text there, which is no change by a person; one that is the same leaves the caret where it is. */
  readonly put: (html: string) => void
  /** Runs a command by its name; whether there was something to do. */
  readonly run: (command: string, ...args: readonly unknown[]) => boolean
  readonly states: () => RichStates
  readonly insertMention: (
    range: { readonly from: number; readonly to: number } | undefined,
    one: Mentioned,
    sign: string,
  ) => boolean
  /** Where a place in the text is on the screen. */
  readonly placeOf: (position: number) => { readonly left: number; readonly top: number; readonly bottom: number }
  readonly setEditable: (isEditable: boolean) => void
  readonly close: () => void
}

export interface RichEditorOptions extends MentionOptions {
  /** What the text stands in, which becomes the editor. */
  readonly element: HTMLElement
  readonly html: string
  readonly isEditable: boolean
  /** A person changed the text. */
  readonly onChange: () => void
  /** The text, or the caret, is another one. */
  readonly onMove: () => void
  /** Somebody asks for the tools, or for the address of a link. */
  readonly onAsk: (what: 'menu' | 'link') => void
}

const historyKeys = Extension.create({
  name: 'history',
  addProseMirrorPlugins: () => [history()],
  addKeyboardShortcuts() {
    const again = (): boolean => redo(this.editor.state, this.editor.view.dispatch)
    return {
      'Mod-z': () => undo(this.editor.state, this.editor.view.dispatch),
      'Shift-Mod-z': again,
      'Mod-y': again,
    }
  },
})

/** Makes an editor of an element that shows a text. */
export function openEditor(options: RichEditorOptions): RichEditor {
  const { element, onChange, onMove, onAsk } = options
  const asking = Extension.create({
    name: 'asking',
    addKeyboardShortcuts: () => ({
      'Alt-F10': () => (onAsk('menu'), true),
      'Mod-k': () => (onAsk('link'), true),
    }),
  })
  const editor = new Editor({
    element: { mount: element },
    // Published pages allow no style elements of scripts: the few rules stand in the sheet of the element.
    injectCSS: false,
    // Tells of deletions a moment later, to nobody.
    enableCoreExtensions: { delete: false },
    extensions: [...BLOCKS, ...LISTS, ...TABLES, ...MARKS, ...mentionsWith(options), historyKeys, asking, lineBelow],
    content: cleanHtml(options.html),
    editable: options.isEditable,
    editorProps: {
      transformPastedHTML: cleanHtml,
      handleClick: (_, __, { clientY }) => editor.isEditable && pressedBelow(editor, clientY),
    },
    onUpdate: onChange,
    onTransaction: onMove,
  })
  const html = (): string => {
    const clean = cleanHtml(editor.getHTML())
    return isBlank(clean) ? '' : clean
  }
  return {
    html,
    put(next) {
      const clean = cleanHtml(next)
      if (clean !== html()) editor.commands.setContent(clean, { emitUpdate: false })
    },
    run: (command, ...args) =>
      Object.hasOwn(COMMANDS, command) && editor.isEditable && Boolean(COMMANDS[command]?.(editor, ...args)),
    states: () => statesOf(editor),
    insertMention(range, one, sign) {
      const { from, to } = editor.state.selection
      return insertMention(editor, range ?? { from, to }, one, sign)
    },
    placeOf: (position) => editor.view.coordsAtPos(position),
    setEditable(isEditable) {
      if (editor.isEditable !== isEditable) editor.setEditable(isEditable, false)
    },
    close: () => editor.destroy(),
  }
}
