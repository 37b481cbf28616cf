import { ArrowDown, ArrowUp, MoreHorizontal, Pencil, Star, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Language } from '@heddle/document'
import { countTexts, deleteLanguage, setDefaultLanguage } from '@heddle/document/operations'
import { words as commandsWords } from '../../commands/words.ts'
import { languageName } from '../../session/language-name.ts'
import { useEditor } from '../../session/use-editor.ts'
import { knownOf } from '../../fields/texts-known.ts'
import heard from '../../ui/heard.module.css'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { useValue } from '../../use-value.ts'
import { ChangeCodeDialog } from './change-code-dialog.tsx'
import { words } from './words.ts'
import styles from './languages-panel.module.css'

/** A language of the site: pressed it is the one that the page is shown in. */
export function LanguageRow({
  language,
  at,
  count,
  grip,
  onMove,
}: {
  readonly language: Language
  /** Its place, and how many there are. */
  readonly at: number
  readonly count: number
  readonly grip: ReactNode
  readonly onMove: (to: number) => void
}) {
  const editor = useEditor()
  const { view, change, session } = editor
  const isShown = useValue(session.language) === language
  const [isChanging, setChanging] = useState(false)
  const name = languageName(language)
  const isDefault = view.defaultLanguage() === language
  const prefix = view.unprefixedLanguage() === language ? '/' : `/${language}/`
  const remove = () => {
    const what = countTexts(view, { language })
    if (!change(words.changes.delete(name), deleteLanguage(view, { language }))) return
    session.notice.value = { text: words.deleted(name, what), tone: 'info' }
  }
  return (
    <>
      {grip}
      <button
        type="button"
        className={styles.open}
        aria-current={isShown}
        onClick={() => {
          session.language.value = language
        }}
      >
        <span className={heard.heard}>{words.show}</span>
        <span className={styles.name}>{name}</span> {isDefault && <span className={styles.default}>{words.isDefault}</span>}{' '}
        <span className={styles.code} title={words.addressOf(prefix)}>
          {prefix}
        </span>
      </button>
      <Menu
        label={words.more(name)}
        placement="bottom end"
        trigger={<IconButton icon={MoreHorizontal} size={24} label={words.more(name)} />}
      >
        <MenuItem
          icon={Star}
          label={words.makeDefault}
          isDisabled={isDefault}
          onPress={() => change(words.changes.default(name), setDefaultLanguage(view, { language, ...knownOf(editor) }))}
        />
        <MenuItem icon={Pencil} label={words.changeCode} onPress={() => setChanging(true)} />
        <MenuSeparator />
        <MenuItem icon={ArrowUp} label={commandsWords.moveUp} isDisabled={at === 0} onPress={() => onMove(at - 1)} />
        <MenuItem icon={ArrowDown} label={commandsWords.moveDown} isDisabled={at === count - 1} onPress={() => onMove(at + 1)} />
        <MenuSeparator />
        <MenuItem icon={Trash2} tone="danger" label={words.delete} isDisabled={isDefault} onPress={remove} />
      </Menu>
      {isChanging && <ChangeCodeDialog language={language} onClose={() => setChanging(false)} />}
    </>
  )
}
