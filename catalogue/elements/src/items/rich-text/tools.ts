import type { ElementWords } from '../../lib/words/element-words.ts'
import type { RichStates } from '../../lib/rich-editor/open-editor.ts'

type Word = keyof ElementWords['richText']

/** A button of the menu: what it is called, what it runs, and whether that is so at the caret. */
export interface ToolButton {
  readonly word: Word
  readonly command: string
  readonly args?: readonly unknown[]
  /** Whether it is pressed; absent for what is done once. */
  readonly isOn?: (states: RichStates) => boolean
  /** Whether there is something to do; absent for always. */
  readonly isUsable?: (states: RichStates) => boolean
}

const align = (word: Word, to: string): ToolButton => ({
  word,
  command: 'set-text-align',
  args: [to],
  isOn: ({ textAlign }) => textAlign === to,
})

/** Buttons by the names of their switches. What has no command asks for something first. */
export const BUTTONS: Readonly<Record<string, ToolButton>> = {
  bold: { word: 'bold', command: 'toggle-bold', isOn: ({ bold }) => bold },
  italic: { word: 'italic', command: 'toggle-italic', isOn: ({ italic }) => italic },
  underline: { word: 'underline', command: 'toggle-underline', isOn: ({ underline }) => underline },
  strike: { word: 'strike', command: 'toggle-strike', isOn: ({ strike }) => strike },
  alignLeft: align('alignLeft', 'left'),
  alignCenter: align('alignCenter', 'center'),
  alignRight: align('alignRight', 'right'),
  alignJustify: align('alignJustify', 'justify'),
  bulletList: { word: 'bulletList', command: 'toggle-bullet-list', isOn: ({ bulletList }) => bulletList },
  orderedList: { word: 'orderedList', command: 'toggle-ordered-list', isOn: ({ orderedList }) => orderedList },
  taskList: { word: 'taskList', command: 'toggle-check-list', isOn: ({ checkList }) => checkList },
  table: { word: 'table', command: 'insert-table', args: [3, 3], isUsable: ({ table }) => !table },
  link: { word: 'link', command: '', isOn: ({ link }) => link },
  image: { word: 'image', command: '' },
  codeBlock: { word: 'codeBlock', command: 'toggle-code-block', isOn: ({ codeBlock }) => codeBlock },
  blockquote: { word: 'blockquote', command: 'toggle-blockquote', isOn: ({ blockquote }) => blockquote },
  undo: { word: 'undo', command: 'undo', isUsable: ({ canUndo }) => canUndo },
  redo: { word: 'redo', command: 'redo', isUsable: ({ canRedo }) => canRedo },
}

/** Takes the colour of letters away, while they have one. */
export const NO_COLOR: ToolButton = { word: 'noColor', command: 'set-color', args: [''] }

/** Tools of a table, while the caret stands in one. */
export const TABLE_BUTTONS: readonly ToolButton[] = [
  { word: 'rowBefore', command: 'insert-row-before' },
  { word: 'rowAfter', command: 'insert-row-after' },
  { word: 'columnBefore', command: 'insert-column-before' },
  { word: 'columnAfter', command: 'insert-column-after' },
  { word: 'deleteRow', command: 'delete-row' },
  { word: 'deleteColumn', command: 'delete-column' },
  { word: 'deleteTable', command: 'delete-table' },
]

/** What a text is before anybody stands in it. */
export const AT_FIRST: RichStates = {
  textType: 'p',
  textColor: '',
  textAlign: 'left',
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  code: false,
  bulletList: false,
  orderedList: false,
  checkList: false,
  link: false,
  linkUrl: '',
  codeBlock: false,
  blockquote: false,
  table: false,
  canUndo: false,
  canRedo: false,
}
