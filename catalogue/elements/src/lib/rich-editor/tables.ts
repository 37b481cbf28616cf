import { Node, type Editor } from '@tiptap/core'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
} from '@tiptap/pm/tables'
import type { Command } from '@tiptap/pm/state'
import { aligned } from './blocks.ts'

const MOST = 50

const spans = Object.fromEntries(
  ['colspan', 'rowspan'].map((name) => [
    name,
    {
      default: 1,
      parseHTML: (element: HTMLElement) => Math.min(Number(element.getAttribute(name)) || 1, MOST),
      renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
    },
  ]),
)

const cell = (name: string, tag: string, role: string): Node =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ ...spans, colwidth: { default: null, rendered: false }, ...aligned }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    extendNodeSchema: (extension) => (extension.name === name ? { tableRole: role } : {}),
  })

const row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
  extendNodeSchema: (extension) => (extension.name === 'tableRow' ? { tableRole: 'row' } : {}),
})

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: (extension) => (extension.name === 'table' ? { tableRole: 'table' } : {}),
  addKeyboardShortcuts() {
    const { editor } = this
    const go = (by: 1 | -1): boolean => editor.isActive('table') && goToNextCell(by)(editor.state, editor.view.dispatch)
    return {
      ArrowDown: () => leave(editor, true),
      ArrowUp: () => leave(editor, false),
      Tab: () => go(1) || (editor.isActive('table') && changeTable(editor, addRowAfter) && go(1)),
      'Shift-Tab': () => go(-1),
    }
  },
  addProseMirrorPlugins: () => [tableEditing()],
})

/** From the last line of a table that ends a text into a paragraph behind it, which is made; or before one that begins it. */
function leave(editor: Editor, isDown: boolean): boolean {
  const { $head, empty } = editor.state.selection
  const depth = Array.from({ length: $head.depth }, (_, at) => at + 1).find((at) => $head.node(at).type.name === 'table') ?? 0
  const isAtEdge = (at: number): boolean => $head.index(at) === (isDown ? $head.node(at).childCount - 1 : 0)
  // The last row of the last table, the last paragraph of its cell, the last line of that.
  if (!empty || depth === 0 || ![depth - 1, depth, depth + 2].every(isAtEdge)) return false
  if (!editor.view.endOfTextblock(isDown ? 'down' : 'up')) return false
  const at = isDown ? $head.after(depth) : $head.before(depth)
  return editor
    .chain()
    .insertContentAt(at, { type: 'paragraph' })
    .setTextSelection(at + 1)
    .run()
}

const changeTable = (editor: Editor, command: Command): boolean => command(editor.state, editor.view.dispatch)

/** What may be done to the table that the caret is in, by name. */
export const TABLE_COMMANDS: Readonly<Record<string, (editor: Editor) => boolean>> = {
  'insert-row-before': (editor) => changeTable(editor, addRowBefore),
  'insert-row-after': (editor) => changeTable(editor, addRowAfter),
  'insert-column-before': (editor) => changeTable(editor, addColumnBefore),
  'insert-column-after': (editor) => changeTable(editor, addColumnAfter),
  'delete-row': (editor) => changeTable(editor, deleteRow),
  'delete-column': (editor) => changeTable(editor, deleteColumn),
  'delete-table': (editor) => changeTable(editor, deleteTable),
}

/** Puts a table at the caret, its first row for headings. */
export function insertTable(editor: Editor, rows: number, columns: number): boolean {
  const many = (count: number): number => Math.min(Math.max(Math.round(count) || 3, 1), MOST)
  const content = Array.from({ length: many(rows) }, (_, at) => ({
    type: 'tableRow',
    content: Array.from({ length: many(columns) }, () => ({
      type: at === 0 ? 'tableHeader' : 'tableCell',
      content: [{ type: 'paragraph' }],
    })),
  }))
  const { from: at, $to } = editor.state.selection
  // Where it ends the text there is a line behind it to go on in.
  const isLast = $to.depth > 0 && $to.indexAfter(-1) === $to.node(-1).childCount
  return (
    editor
      .chain()
      .focus()
      .insertContent([{ type: 'table', content }, ...(isLast ? [{ type: 'paragraph' }] : [])])
      // The caret stands in the first cell.
      .command(({ tr, commands }) => {
        let first: number | undefined
        tr.doc.nodesBetween(Math.max(0, at - 1), tr.doc.content.size, (node, place) => {
          if (first === undefined && node.type.name === 'tableHeader') first = place + 2
          return first === undefined
        })
        return first === undefined || commands.setTextSelection(first)
      })
      .run()
  )
}

/** Tables, cell by cell. */
export const TABLES = [table, row, cell('tableCell', 'td', 'cell'), cell('tableHeader', 'th', 'header_cell')]
