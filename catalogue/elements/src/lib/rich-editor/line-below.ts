import { Extension, type Editor } from '@tiptap/core'

/** Below what is no line of words, or of code, no caret could stand. Lists and quotes are left by Enter. */
const needsLine = ({ state: { doc } }: Editor): boolean => {
  const { lastChild: last } = doc
  return last !== null && (last.isAtom || last.type.name === 'table' || last.type.name === 'codeBlock')
}

/** A new line at the end, with the caret in it. */
const addLine = (editor: Editor): boolean =>
  editor.chain().insertContentAt(editor.state.doc.content.size, { type: 'paragraph' }).focus('end').run()

/** Leaves a picture or code that ends the text; tables do so by themselves, from their last row. */
function leave(editor: Editor): boolean {
  const { doc, selection } = editor.state
  const isMarked = !selection.empty && selection.to === doc.content.size
  const isInCode =
    editor.isActive('codeBlock') && selection.$to.index(0) === doc.childCount - 1 && editor.view.endOfTextblock('down')
  return (isMarked || isInCode) && !editor.isActive('table') && needsLine(editor) && addLine(editor)
}

export const lineBelow = Extension.create({
  name: 'lineBelow',
  addKeyboardShortcuts: () => ({ ArrowDown: ({ editor }) => leave(editor) }),
})

/** Where what ends the text is no line, there is one from now on. */
export const withLineBelow = (editor: Editor): boolean => !needsLine(editor) || addLine(editor)

/** A press below a picture, a table or code that ends the text. @param at from the top of the window */
export function pressedBelow(editor: Editor, at: number): boolean {
  const last = editor.view.dom.lastElementChild
  return last !== null && at > last.getBoundingClientRect().bottom && needsLine(editor) && addLine(editor)
}
