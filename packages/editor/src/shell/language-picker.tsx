import type { Language } from '@heddle/document'
import { words } from './words.ts'
import { Segmented } from '../ui/segmented.tsx'
import { Select } from '../ui/select.tsx'
import { languageName } from '../session/language-name.ts'
import { useSite } from '../session/use-document.ts'
import { useEditor } from '../session/use-editor.ts'
import { useValue } from '../use-value.ts'

/** As many languages as stand side by side; more go into a list. */
const SIDE_BY_SIDE = 3

/** The language whose texts the canvas shows and the inspector edits. */
export function LanguagePicker() {
  const { view, session } = useEditor()
  useSite()
  const language = useValue(session.language)
  const languages = view.languages()
  const options = languages.map((value) => ({
    value,
    label: languages.length > 1 && languages.length <= SIDE_BY_SIDE ? value.toUpperCase() : languageName(value),
  }))
  const pick = (value: Language) => {
    session.language.value = value
  }
  if (options.length > SIDE_BY_SIDE) {
    return <Select label={words.language} isLabelHidden value={language} options={options} onChange={pick} />
  }
  return <Segmented label={words.language} value={language} segments={options} onChange={pick} />
}
