import { useState } from 'react'
import { languageInEffect, textsByLanguage, withTextIn, type BrandingLink, type TextByLanguage } from '@heddle/document'
import { setSite } from '@heddle/document/operations'
import { languageSource } from '../../session/language-source.ts'
import { useSite } from '../../session/use-document.ts'
import { useEditor } from '../../session/use-editor.ts'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useValue } from '../../use-value.ts'
import { words } from './words.ts'

/** The link in the corner of every page: whether it stands there, what it says and where it leads. */
export function BrandingFields() {
  const { view, change, session } = useEditor()
  const branding = useSite().branding ?? {}
  const language = useValue(session.language)
  const languages = { defaultLanguage: view.defaultLanguage() ?? language, languages: view.languages() }
  const said = textsByLanguage(branding.text, languages)
  const from = languageInEffect(said, language, languages) ?? language
  const shown = said[from]
  const [error, setError] = useState('')
  const texts = words.branding
  const set = (label: string, parts: BrandingLink) => {
    const result = setSite(view, { values: { branding: { ...branding, ...parts } } })
    if (result.ok) change(words.change(label.toLowerCase()), result)
    setError(result.ok ? '' : (result.issues[0]?.message ?? ''))
  }
  const written = (text: string): string | TextByLanguage =>
    // The value of a text is one, or a text for each language.
    (withTextIn(branding.text, language, text === '' ? null : text, languages) ?? '') as string | TextByLanguage
  return (
    <>
      <Switch
        label={texts.isOn}
        hint={texts.isOnHint}
        isOn={branding.isOff !== true}
        onChange={(isOn) => set(texts.isOn, { isOff: !isOn })}
      />
      {branding.isOff !== true && (
        <>
          <TextField
            label={texts.text}
            placeholder={texts.usualText}
            {...(languages.languages.length > 1 && { hint: languageSource(from, language) })}
            value={typeof shown === 'string' ? shown : ''}
            onCommit={(text) => set(texts.text, { text: written(text.trim()) })}
          />
          <TextField
            label={texts.href}
            placeholder="https://example.org"
            value={branding.href ?? ''}
            error={error}
            onCommit={(href) => set(texts.href, { href })}
          />
        </>
      )}
    </>
  )
}
