import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Menu as AriaMenu, MenuItem as AriaMenuItem } from 'react-aria-components/Menu'
import type { Language } from '@heddle/document'
import { insertLanguage } from '@heddle/document/operations'
import { languageName } from '../../session/language-name.ts'
import { useSite } from '../../session/use-document.ts'
import { useEditor } from '../../session/use-editor.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import list from '../../ui/list-box.module.css'
import { Popover } from '../../ui/popover.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { findLanguages } from '../../session/offered-languages.ts'
import { words } from './words.ts'
import styles from './languages-panel.module.css'

/** Opens the list of languages, with a search line that takes a code of one's own too. */
export function AddLanguage() {
  return (
    <Popover label={words.add} placement="bottom end" trigger={<IconButton icon={Plus} label={words.add} />}>
      {(close) => <LanguageList onDone={close} />}
    </Popover>
  )
}

function LanguageList({ onDone }: { readonly onDone: () => void }) {
  const { view, change, session } = useEditor()
  useSite()
  const [typed, setTyped] = useState('')
  const found = findLanguages(typed, view.languages())
  const code = typed.trim()
  const isCode = code !== '' && !found.some((one) => one.code === code) && insertLanguage(view, { language: code }).ok
  const add = (language: Language) => {
    if (!change(words.changes.add(languageName(language)), insertLanguage(view, { language }))) return
    session.language.value = language
    onDone()
  }
  return (
    <div className={styles.offers}>
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <SearchField label={words.find} autoFocus />
        <AriaMenu
          aria-label={words.add}
          className={list.list ?? ''}
          onAction={(key) => add(String(key))}
          renderEmptyState={() => <p className={styles.nothing}>{words.nothing}</p>}
        >
          {found.map(({ code: offered, name, ownName }) => (
            <AriaMenuItem key={offered} id={offered} textValue={name} className={list.item ?? ''}>
              <span className={list.text}>{name}</span>
              {ownName !== name && (
                <span className={styles.own} lang={offered}>
                  {ownName}
                </span>
              )}
              <span className={styles.code}>{offered}</span>
            </AriaMenuItem>
          ))}
          {isCode && (
            <AriaMenuItem key={`own ${code}`} id={code} textValue={words.byCode(code)} className={list.item ?? ''}>
              <span className={list.text}>{words.byCode(code)}</span>
            </AriaMenuItem>
          )}
        </AriaMenu>
      </Autocomplete>
    </div>
  )
}
