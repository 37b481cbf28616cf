import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Language, PageRecord } from '@heddle/document'
import { renamePage, setPage, setPagePath } from '@heddle/document/operations'
import { words } from '../words.ts'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { usePage, useSite } from '../../session/use-document.ts'
import { languageName } from '../../session/language-name.ts'
import { useEditor } from '../../session/use-editor.ts'
import { Section } from '../section.tsx'
import { usePageChange } from './use-page-change.ts'
import styles from '../inspector.module.css'

const texts = words.page

/** Settings of the page that is shown: what the inspector holds when nothing is selected. `ofRows`: those of the rows that feed it; `ofHead`: what others are told of it. */
export function PageSettings({ ofRows, ofHead }: { readonly ofRows?: ReactNode; readonly ofHead?: ReactNode }) {
  const page = usePage()
  if (!page) return null
  return (
    <>
      <header className={styles.header}>
        <FileText size={16} strokeWidth={1.6} aria-hidden />
        <h2 className={styles.many}>{texts.heading}</h2>
      </header>
      <div className={styles.scroll}>
        <GeneralFields key={page.id} page={page} />
        {ofRows}
        {ofHead}
        <LanguageFields page={page} />
      </div>
    </>
  )
}

function GeneralFields({ page }: { readonly page: PageRecord }) {
  const { view } = useEditor()
  const site = useSite()
  const { wrong, run } = usePageChange()
  const languages = page.langs.filter((language) => Object.hasOwn(site.languages, language))
  return (
    <Section id="page-general" title={texts.general}>
      <div className={styles.fields}>
        <TextField
          label={texts.name}
          value={page.name}
          error={wrong[texts.name]}
          onCommit={(name) => run(texts.name, renamePage(view, { id: page.id, name }))}
        />
        <TextField
          label={texts.path}
          value={page.paths['default'] ?? ''}
          hint={site.homePageId === page.id ? texts.home : texts.pathHint}
          error={wrong[texts.path]}
          onCommit={(path) => run(texts.path, setPagePath(view, { id: page.id, path: path.trim() }))}
          isMono
        />
        {languages.length > 1 &&
          languages.map((language) => (
            <TextField
              key={language}
              label={texts.pathOf(language)}
              value={page.paths[language] ?? ''}
              placeholder={page.paths['default'] ?? ''}
              error={wrong[texts.pathOf(language)]}
              onCommit={(path) =>
                run(
                  texts.pathOf(language),
                  setPagePath(view, { id: page.id, language, path: path.trim() === '' ? null : path.trim() }),
                )
              }
              isMono
            />
          ))}
      </div>
    </Section>
  )
}

function LanguageFields({ page }: { readonly page: PageRecord }) {
  const { view } = useEditor()
  useSite()
  const { run } = usePageChange()
  const set = (language: Language, isOn: boolean) => {
    const langs = view.languages().filter((known) => (known === language ? isOn : page.langs.includes(known)))
    run(texts.languages, setPage(view, { id: page.id, values: { langs } }))
  }
  return (
    <Section id="page-languages" title={texts.languages}>
      <div className={styles.languages}>
        {view.languages().map((language) => {
          const isOn = page.langs.includes(language)
          return (
            <Switch
              key={language}
              label={texts.languageOf(languageName(language), language)}
              isOn={isOn}
              isDisabled={isOn && page.langs.length === 1}
              onChange={(next) => set(language, next)}
            />
          )
        })}
        {page.langs.length === 1 && <p className={styles.hint}>{texts.lastLanguage}</p>}
      </div>
    </Section>
  )
}
