import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { Language, PageRecord } from '@heddle/document'
import { renamePage, setPage, setPagePath, type OperationResult, type PageValues } from '@heddle/document/operations'
import { words } from '../words.ts'
import { Switch } from '../../ui/switch.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { usePage, useSite } from '../../session/use-document.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { Section } from '../section.tsx'
import styles from '../inspector.module.css'

const texts = words.page

/** Settings of the page that is shown: what the inspector holds when nothing is selected. */
export function PageSettings() {
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
        <SearchFields key={`${page.id} search`} page={page} />
        <LanguageFields page={page} />
      </div>
    </>
  )
}

/** Runs operations on the page and keeps what was wrong with the last one, by field. */
function usePageChange() {
  const { change } = useEditor()
  const [wrong, setWrong] = useState<Readonly<Record<string, string | undefined>>>({})
  const run = (field: string, result: OperationResult) => {
    setWrong({ ...wrong, [field]: result.ok ? undefined : result.issues[0]?.message })
    if (result.ok) change(words.changes.page(field), result)
  }
  return { wrong, run }
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

function SearchFields({ page }: { readonly page: PageRecord }) {
  const { view, session } = useEditor()
  const language = useValue(session.language)
  const { run } = usePageChange()
  const set = (field: string, values: PageValues) => run(field, setPage(view, { id: page.id, values }))
  const translated = (text: string): Readonly<Record<Language, string | null>> => ({
    [language]: text.trim() === '' ? null : text.trim(),
  })
  const suffix = ` ${texts.inLanguage(language)}`
  return (
    <>
      <Section id="page-search" title={texts.search}>
        <div className={styles.fields}>
          <TextField
            label={texts.title + suffix}
            value={page.title[language] ?? ''}
            placeholder={page.name}
            onCommit={(text) => set(texts.title, { title: translated(text) })}
          />
          <TextArea
            label={texts.description + suffix}
            value={page.meta.desc?.[language] ?? ''}
            onCommit={(text) => set(texts.description, { meta: { desc: translated(text) } })}
          />
          <TextField
            label={texts.keywords + suffix}
            value={page.meta.keywords?.[language] ?? ''}
            onCommit={(text) => set(texts.keywords, { meta: { keywords: translated(text) } })}
          />
        </div>
      </Section>
      <Section id="page-social" title={texts.social}>
        <div className={styles.fields}>
          <TextField
            label={texts.socialTitle + suffix}
            value={page.meta.socialTitle?.[language] ?? ''}
            placeholder={page.title[language] ?? page.name}
            onCommit={(text) => set(texts.socialTitle, { meta: { socialTitle: translated(text) } })}
          />
          <TextArea
            label={texts.socialDescription + suffix}
            value={page.meta.socialDesc?.[language] ?? ''}
            placeholder={page.meta.desc?.[language] ?? ''}
            onCommit={(text) => set(texts.socialDescription, { meta: { socialDesc: translated(text) } })}
          />
        </div>
      </Section>
    </>
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
              label={language}
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
