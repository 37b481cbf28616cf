import {
  acceptCompletion,
  autocompletion,
  clearSnippet,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  completionStatus,
  nextSnippetField,
  prevSnippetField,
  snippet,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { linter } from '@codemirror/lint'
import { EditorState, Prec } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { useEffect, useRef, type RefObject } from 'react'
import type { FunctionDefinition } from '@heddle/kit'
import type { Names } from '../session/describe-code.ts'
import { changeOf, checkFormula } from './check-formula.ts'
import { chips, namesChanged, pickChipBefore } from './chips.ts'
import { completeFrom } from './complete.ts'
import type { DataEntry } from './data-entries.ts'
import { editorTheme, largeEditorTheme } from './editor-theme.ts'
import { formulaLanguage } from './language.ts'
import { lightUp, litPart, type TextRange } from './lit-part.ts'
import { mistakesIn, type Fix } from './mistakes.ts'
import { templateOf } from './placeholders.ts'

/** Lines of the list of names that are drawn at once: twice what is in sight. With each key they are others. */
const MOST_DRAWN = 16

/** What others may do to the text while it is open. */
export interface InputControl {
  /** Inserts code where the caret is and gives the text the focus back. */
  readonly insert: (code: string) => void
  readonly apply: (fix: Fix) => void
  readonly select: (range: TextRange) => void
  readonly light: (range: TextRange | undefined) => void
  /** What is selected; of an empty selection the caret. */
  readonly selection: () => TextRange
}

export interface FormulaInputProps {
  readonly initial: string
  /** The formula is a suggestion to be typed over. */
  readonly isOffered: boolean
  readonly label: string
  /** With lines counted, in the room that there is. */
  readonly isLarge?: boolean
  readonly entries: readonly DataEntry[]
  readonly functions: readonly FunctionDefinition[]
  /** What the formula may read beside the names of every scope. */
  readonly names: readonly string[]
  readonly view: Names
  /** Hears when records may be called otherwise. */
  readonly listen?: (listener: () => void) => () => void
  readonly onChange: (code: string) => void
  readonly onApply: () => void
  readonly onCancel: () => void
  readonly onEnlarge?: () => void
  readonly control: RefObject<InputControl | undefined>
}

/** The formula as text: chips for data, completion, and what is wrong underlined. */
export function FormulaInput(props: FormulaInputProps) {
  const host = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    const { control, listen } = latest.current
    const editor = new EditorView({ parent: host.current ?? document.body, state: firstState(latest) })
    control.current = controlOf(editor, latest)
    const stopListening = listen?.(() => editor.dispatch({ effects: namesChanged.of(null) }))
    editor.focus()
    return () => {
      stopListening?.()
      control.current = undefined
      editor.destroy()
    }
  }, [])
  return <div ref={host} style={{ minHeight: 0 }} />
}

function firstState(latest: RefObject<FormulaInputProps>): EditorState {
  const { initial, isOffered, isLarge = false, label, entries, view } = latest.current
  const mistakes = (text: string) => mistakesIn(text, latest.current.functions, latest.current.names)
  const mend = (editor: EditorView): boolean => {
    const { head } = editor.state.selection.main
    const mendable = mistakes(editor.state.doc.toString()).flatMap(({ fix }) => fix ?? [])
    const fix = mendable.find(({ to }) => to >= head) ?? mendable[0]
    if (fix) editor.dispatch({ changes: changeOf(fix) })
    return fix !== undefined
  }
  const told = (tell: (props: FormulaInputProps) => void) => () => (tell(latest.current), true)
  const cancel = told(({ onCancel }) => onCancel())
  return EditorState.create({
    doc: initial,
    selection: { anchor: isOffered ? 0 : initial.length, head: initial.length },
    extensions: [
      Prec.highest(
        keymap.of([
          { key: 'Mod-Enter', run: told(({ onApply }) => onApply()) },
          { key: 'Mod-Shift-l', run: told(({ onEnlarge }) => onEnlarge?.()), preventDefault: true },
          { key: 'Alt-Enter', run: mend },
          { key: 'Backspace', run: pickChipBefore },
          // Whoever keeps the focus in the window hears nothing of a Tab that was taken.
          {
            key: 'Tab',
            run: (editor) => acceptCompletion(editor) || nextSnippetField(editor),
            shift: prevSnippetField,
            stopPropagation: true,
          },
          // A list on show is closed first, then places of a formula that was picked; a list that is only being looked up takes no key.
          {
            key: 'Escape',
            run: (editor) => completionStatus(editor.state) !== 'active' && (clearSnippet(editor) || cancel()),
            stopPropagation: true,
          },
        ]),
      ),
      keymap.of([...closeBracketsKeymap, ...completionKeymap, ...historyKeymap, ...defaultKeymap]),
      history(),
      closeBrackets(),
      formulaLanguage(),
      chips(view),
      litPart,
      // What is shown is taken at once: Enter right after the list came must not break the line instead.
      autocompletion({
        override: [completeFrom(entries, latest.current.functions)],
        icons: false,
        interactionDelay: 0,
        maxRenderedOptions: MOST_DRAWN,
      }),
      linter(({ state }) => checkFormula(state.doc.toString(), latest.current.functions, latest.current.names), { delay: 150 }),
      ...(isLarge ? [largeEditorTheme, lineNumbers()] : []),
      editorTheme,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) latest.current.onChange(update.state.doc.toString())
      }),
    ],
  })
}

function controlOf(editor: EditorView, latest: RefObject<FormulaInputProps>): InputControl {
  return {
    insert: (code) => {
      const entry = latest.current.entries.find((one) => one.code === code)
      const template = entry && templateOf(entry)
      const { from, to } = editor.state.selection.main
      if (template === undefined) editor.dispatch(editor.state.replaceSelection(code), { scrollIntoView: true })
      else snippet(template)(editor, null, from, to)
      editor.focus()
    },
    apply: (fix) => {
      editor.dispatch({ changes: changeOf(fix) })
      editor.focus()
    },
    select: ({ from, to }) => {
      editor.dispatch({ selection: { anchor: from, head: Math.min(to, editor.state.doc.length) }, scrollIntoView: true })
      editor.focus()
    },
    light: (range) => lightUp(editor, range),
    selection: () => {
      const { from, to } = editor.state.selection.main
      return { from, to }
    },
  }
}
