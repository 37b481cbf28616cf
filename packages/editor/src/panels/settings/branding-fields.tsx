import { useState } from 'react'
import type { BrandingLink } from '@heddle/document'
import { setSite } from '@heddle/document/operations'
import { useSite } from '../../session/use-document.ts'
import { useEditor } from '../../session/use-editor.ts'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { words } from './words.ts'

/** The link in the corner of every page: whether it stands there, what it says and where it leads. */
export function BrandingFields() {
  const { view, change } = useEditor()
  const branding = useSite().branding ?? {}
  const [error, setError] = useState('')
  const texts = words.branding
  const set = (label: string, parts: BrandingLink) => {
    const result = setSite(view, { values: { branding: { ...branding, ...parts } } })
    if (result.ok) change(words.change(label.toLowerCase()), result)
    setError(result.ok ? '' : (result.issues[0]?.message ?? ''))
  }
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
            value={branding.text ?? ''}
            onCommit={(text) => set(texts.text, { text })}
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
