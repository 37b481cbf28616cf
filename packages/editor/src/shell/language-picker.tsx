import type { Language } from '@heddle/document'
import { SHELL_TEXTS } from '../texts/shell.ts'
import { Segmented } from '../ui/segmented.tsx'
import { Select } from '../ui/select.tsx'
import { useSite } from '../use-document.ts'
import { useEditor } from '../use-editor.ts'
import { useValue } from '../use-value.ts'

/** As many languages as stand side by side; more go into a list. */
const SIDE_BY_SIDE = 3

/** The language whose texts the canvas shows and the inspector edits. */
export function LanguagePicker() {
  const { view, session } = useEditor()
  useSite()
  const language = useValue(session.language)
  const options = view.languages().map((value) => ({ value, label: value.toUpperCase() }))
  const pick = (value: Language) => {
    session.language.value = value
  }
  if (options.length > SIDE_BY_SIDE) {
    return <Select label={SHELL_TEXTS.language} isLabelHidden value={language} options={options} onChange={pick} />
  }
  return <Segmented label={SHELL_TEXTS.language} value={language} segments={options} onChange={pick} />
}
