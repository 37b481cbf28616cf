import { useState } from 'react'
import type { PluginRecord } from '@heddle/document'
import { LETTER_KINDS, type LetterKind, type LetterWords } from '@heddle/kit/letters'
import { useEditor } from '../session/use-editor.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Select } from '../ui/select.tsx'
import { LetterFields } from './letter-fields.tsx'
import { letterWords as words } from './letter-words.ts'
import styles from './letters.module.css'

/** The words of the letters to visitors, in each language of the site: part of the document, undone and published like everything. */
export function LettersDialog({ record, onClose }: { readonly record: PluginRecord; readonly onClose: () => void }) {
  const { view } = useEditor()
  const languages = view.languages()
  const [kind, setKind] = useState<LetterKind>('confirm')
  const [language, setLanguage] = useState(view.defaultLanguage() ?? languages[0] ?? 'en')
  // What somebody typed is not left behind: they say first whose words are to stand.
  const [theirs, setTheirs] = useState<keyof LetterWords>()
  const isHeld = theirs !== undefined
  const close = () => {
    if (!isHeld) onClose()
  }
  return (
    <Dialog
      title={words.title}
      isOpen
      size="large"
      onClose={close}
      footer={
        <Button tone="primary" isDisabled={isHeld} onPress={close}>
          {words.done}
        </Button>
      }
    >
      <div className={styles.letters}>
        <div className={styles.choices}>
          <Select
            label={words.letter}
            value={kind}
            options={LETTER_KINDS.map((one) => ({ value: one, label: words.kinds[one] }))}
            isDisabled={isHeld}
            onChange={setKind}
          />
          <Select
            label={words.language}
            value={language}
            options={languages.map((one) => ({ value: one, label: one }))}
            isDisabled={isHeld}
            onChange={setLanguage}
          />
        </div>
        <LetterFields key={`${kind} ${language}`} {...{ record, kind, language, theirs, setTheirs }} />
      </div>
    </Dialog>
  )
}
