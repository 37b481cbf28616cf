import { useState } from 'react'
import type { PluginRecord } from '@heddle/document'
import { setPlugin } from '@heddle/document/operations'
import {
  checkLetter,
  LETTER_KINDS,
  LETTERS,
  letterNames,
  letterSetting,
  readLetters,
  type LetterKind,
  type LetterWords,
} from '@heddle/kit/letters'
import { heddlesLetter } from '@heddle/server/letters'
import { useEditor } from '../session/use-editor.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { LetterPreview } from './letter-preview.tsx'
import { letterWords as words } from './letter-words.ts'
import styles from './letters.module.css'

/** The words of the letters to visitors, in each language of the site: part of the document, undone and published like everything. */
export function LettersDialog({ record, onClose }: { readonly record: PluginRecord; readonly onClose: () => void }) {
  const { view } = useEditor()
  const languages = view.languages()
  const [kind, setKind] = useState<LetterKind>('confirm')
  const [language, setLanguage] = useState(view.defaultLanguage() ?? languages[0] ?? 'en')
  return (
    <Dialog
      title={words.title}
      isOpen
      size="large"
      onClose={onClose}
      footer={
        <Button tone="primary" onPress={onClose}>
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
            onChange={setKind}
          />
          <Select
            label={words.language}
            value={language}
            options={languages.map((one) => ({ value: one, label: one }))}
            onChange={setLanguage}
          />
        </div>
        <Letter key={`${kind} ${language}`} record={record} kind={kind} language={language} />
      </div>
    </Dialog>
  )
}

interface LetterProps {
  readonly kind: LetterKind
  readonly language: string
}

function Letter({ record, kind, language }: LetterProps & { readonly record: PluginRecord }) {
  const { view, change } = useEditor()
  const [refused, setRefused] = useState<ReturnType<typeof checkLetter>>()
  const setting = letterSetting(kind, language)
  const own = readLetters(record.settings.publicData)[setting]
  const shown = own ?? defaultWords(kind, language)
  const put = (value: LetterWords | null) =>
    change(
      words.change(words.kinds[kind], language),
      setPlugin(view, { id: record.id, values: { publicData: { [setting]: value && { ...value } } } }),
    )
  const commit = (part: Partial<LetterWords>) => {
    const next = { ...shown, ...part }
    const wrong = checkLetter(kind, next)
    setRefused(wrong)
    if (!wrong) put(next)
  }
  const names = letterNames(kind)
  const errorOf = (part: keyof LetterWords) => (refused?.part === part ? refused.message : undefined)
  const state = own ? words.isOwn : /^(?:en|ru)(?:-|$)/i.test(language) ? words.isDefault : words.isDefaultFor
  return (
    <>
      <p className={styles.lead}>{state}</p>
      <TextField
        label={words.subject}
        value={shown.subject}
        error={errorOf('subject')}
        onCommit={(subject) => commit({ subject })}
      />
      <TextArea
        label={words.text}
        value={shown.text}
        rows={9}
        hint={words.names(names.text)}
        error={errorOf('text')}
        onCommit={(text) => commit({ text })}
      />
      {own && (
        <Button
          onPress={() => {
            setRefused(undefined)
            put(null)
          }}
        >
          {words.toDefault}
        </Button>
      )}
      <LetterPreview kind={kind} language={language} shown={shown} />
    </>
  )
}

const defaultWords = (kind: LetterKind, language: string): LetterWords =>
  heddlesLetter(kind, /^ru(?:-|$)/i.test(language) ? 'ru' : 'en', {
    to: '',
    name: '',
    site: '{{site}}',
    what: `{{${LETTERS[kind] ?? 'link'}}}`,
  })
