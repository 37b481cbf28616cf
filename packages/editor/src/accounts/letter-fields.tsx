import { useRef, useState } from 'react'
import type { PluginRecord } from '@heddle/document'
import { setPlugin } from '@heddle/document/operations'
import {
  checkLetter,
  LETTERS,
  letterNames,
  letterPart,
  letterSetting,
  letterSettings,
  readLetters,
  type LetterKind,
  type LetterWords,
} from '@heddle/kit/letters'
import { heddlesLetter } from '@heddle/server/letters'
import { useEditor } from '../session/use-editor.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { LetterPreview } from './letter-preview.tsx'
import { letterWords as words } from './letter-words.ts'
import styles from './letters.module.css'

/** Subject and text of one letter in one language, each written by itself. */
export function LetterFields({
  record,
  kind,
  language,
  theirs,
  setTheirs,
}: {
  readonly record: PluginRecord
  readonly kind: LetterKind
  readonly language: string
  /** What somebody else wrote while it was typed here. */
  readonly theirs: keyof LetterWords | undefined
  readonly setTheirs: (part: keyof LetterWords | undefined) => void
}) {
  const { view, change } = useEditor()
  const [refused, setRefused] = useState<ReturnType<typeof checkLetter>>()
  const { publicData } = record.settings
  const own = readLetters(publicData)[letterSetting(kind, language)]
  const shown = { ...defaultWords(kind, language), ...own }
  const put = (values: Readonly<Record<string, string | null>>) =>
    change(words.change(words.kinds[kind], language), setPlugin(view, { id: record.id, values: { publicData: values } }))
  // What stood there when somebody began to type: who else wrote meanwhile is not written over unseen.
  const begun = useRef<Partial<LetterWords>>({})
  const mine = useRef('')
  const write = (part: keyof LetterWords, text: string) => {
    begun.current = { ...begun.current, [part]: undefined }
    setTheirs(undefined)
    const wrong = checkLetter(kind, { [part]: text })
    setRefused(wrong)
    if (!wrong) put({ [letterPart(kind, language, part)]: text })
  }
  const commit = (part: keyof LetterWords, text: string) => {
    const before = begun.current[part]
    if (before === undefined || before === shown[part] || text === shown[part]) return write(part, text)
    mine.current = text
    begun.current = { ...begun.current, [part]: undefined }
    setTheirs(part)
  }
  const begin = (part: keyof LetterWords) => {
    begun.current = { ...begun.current, [part]: begun.current[part] ?? shown[part] }
  }
  const names = letterNames(kind)
  const errorOf = (part: keyof LetterWords) =>
    theirs === part ? words.theirs : refused?.part === part ? refused.message : undefined
  const field = (part: keyof LetterWords) => ({
    label: words[part],
    value: shown[part],
    error: errorOf(part),
    onChange: () => begin(part),
    onCommit: (text: string) => commit(part, text),
  })
  const state = own ? words.isOwn : /^(?:en|ru)(?:-|$)/i.test(language) ? words.isDefault : words.isDefaultFor
  return (
    <>
      <p className={styles.lead}>{state}</p>
      <TextField {...field('subject')} />
      <TextArea {...field('text')} rows={9} hint={words.names(names.text)} />
      {theirs && (
        <div className={styles.choices}>
          <Button onPress={() => write(theirs, mine.current)}>{words.keepMine}</Button>
          <Button onPress={() => setTheirs(undefined)}>{words.takeTheirs}</Button>
        </div>
      )}
      {own && (
        <Button
          onPress={() => {
            setRefused(undefined)
            put(Object.fromEntries(letterSettings(kind, language).flatMap((one) => (one in publicData ? [[one, null]] : []))))
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
