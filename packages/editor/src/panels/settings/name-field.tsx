import { useState } from 'react'
import { setTexts } from '@heddle/document/operations'
import { languageSource } from '../../session/language-source.ts'
import { useSite } from '../../session/use-document.ts'
import { useEditor } from '../../session/use-editor.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useValue } from '../../use-value.ts'
import { words } from './words.ts'

/** What the site is called, in the language that is edited. */
export function NameField() {
  const { view, change, session } = useEditor()
  const { id, name, names = {} } = useSite()
  const language = useValue(session.language)
  const [error, setError] = useState('')
  const defaultLanguage = view.defaultLanguage() ?? language
  const own = language === defaultLanguage ? name : names[language]
  const write = (text: string) => {
    const value = text.trim() === '' && language !== defaultLanguage ? null : text.trim()
    const result = setTexts(view, { texts: [{ id, map: 'names', language, value }] })
    if (result.ok) change(words.change(words.name.toLowerCase()), result)
    setError(result.ok ? '' : (result.issues[0]?.message ?? ''))
  }
  return (
    <TextField
      label={words.name}
      value={own ?? name}
      error={error}
      onCommit={write}
      {...(view.languages().length > 1 && { hint: languageSource(own === undefined ? defaultLanguage : language, language) })}
    />
  )
}
