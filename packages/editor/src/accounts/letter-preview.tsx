import { useState } from 'react'
import { LETTERS, type LetterKind, type LetterWords } from '@heddle/kit/letters'
import { letterText } from '@heddle/server/letters'
import { SegmentedField } from '../ui/segmented.tsx'
import { letterWords as words } from './letter-words.ts'
import styles from './letters.module.css'

/** What whoever is written to reads: most programs show the HTML, in which nothing runs here. */
export function LetterPreview({
  kind,
  language,
  shown,
}: {
  readonly kind: LetterKind
  readonly language: string
  readonly shown: LetterWords
}) {
  const [form, setForm] = useState<'html' | 'text'>('html')
  const site = 'shop.example'
  const { name, code } = words.sample
  const what = LETTERS[kind] === 'code' ? code : `https://${site}/…`
  const { subject, text, html = '' } = letterText(kind, 'en', { to: '', name, site, what }, { words: shown, language })
  return (
    <section aria-label={words.preview} className={styles.preview}>
      <SegmentedField label={words.preview} value={form} segments={words.forms} onChange={setForm} />
      <h3 className={styles.subject} lang={language} dir="auto">
        {subject}
      </h3>
      {form === 'html' ? (
        // Its link opens a window, which the sandbox forbids, rather than taking the place of the letter.
        <iframe
          title={words.asHtml}
          sandbox=""
          srcDoc={html.replace('<head>', '<head><base target="_blank">')}
          className={styles.html}
        />
      ) : (
        <p className={styles.text} lang={language} dir="auto">
          {text.trim()}
        </p>
      )}
    </section>
  )
}
