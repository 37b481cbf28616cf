import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { linter } from '@codemirror/lint'
import { EditorState, Prec } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { useEffect, useRef, type RefObject } from 'react'
import type { DocumentView } from '@heddle/document'
import type { FunctionDefinition } from '@heddle/kit'
import { checkFormula } from './check-formula.ts'
import { chips } from './chips.ts'
import { completeFrom } from './complete.ts'
import type { DataEntry } from './data-entries.ts'
import { editorTheme } from './editor-theme.ts'
import { formulaLanguage } from './language.ts'

/** Inserts code where the caret is and gives the text the focus back. */
export type InsertCode = (code: string) => void

export interface FormulaInputProps {
  readonly initial: string
  /** The formula is a suggestion to be typed over. */
  readonly isOffered: boolean
  readonly label: string
  readonly entries: readonly DataEntry[]
  readonly functions: readonly FunctionDefinition[]
  /** What the formula may read beside the names of every scope. */
  readonly names: readonly string[]
  readonly view: Pick<DocumentView, 'find'>
  readonly onChange: (code: string) => void
  readonly onApply: () => void
  readonly onCancel: () => void
  readonly insert: RefObject<InsertCode | undefined>
}

/** The formula as text: chips for data, completion, and what is wrong underlined. */
export function FormulaInput(props: FormulaInputProps) {
  const host = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    const { initial, isOffered, label, entries, functions, names, view, insert } = latest.current
    const editor = new EditorView({
      parent: host.current ?? document.body,
      state: EditorState.create({
        doc: initial,
        selection: { anchor: isOffered ? 0 : initial.length, head: initial.length },
        extensions: [
          Prec.highest(keymap.of([{ key: 'Mod-Enter', run: () => (latest.current.onApply(), true) }])),
          keymap.of([...closeBracketsKeymap, ...completionKeymap, ...historyKeymap, ...defaultKeymap]),
          Prec.lowest(keymap.of([{ key: 'Escape', run: () => (latest.current.onCancel(), true) }])),
          history(),
          closeBrackets(),
          formulaLanguage(),
          chips(view),
          // What is shown is taken at once: Enter right after the list came must not break the line instead.
          autocompletion({ override: [completeFrom(entries, functions)], icons: false, interactionDelay: 0 }),
          linter(({ state }) => checkFormula(state.doc.toString(), functions, names), { delay: 150 }),
          editorTheme,
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': label }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current.onChange(update.state.doc.toString())
          }),
        ],
      }),
    })
    insert.current = (code) => {
      editor.dispatch(editor.state.replaceSelection(code))
      editor.focus()
    }
    editor.focus()
    return () => {
      insert.current = undefined
      editor.destroy()
    }
  }, [])
  return <div ref={host} />
}
