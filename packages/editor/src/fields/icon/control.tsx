import { Shapes, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { IconField } from '@heddle/kit'
import type { FieldControlProps } from '../field-control-props.ts'
import { words } from '../../controls/words.ts'
import { ElementIcon } from '../../ui/element-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { AnchoredPopover } from '../../ui/popover.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useEditor } from '../../session/use-editor.ts'
import styles from '../../controls/asset-field.module.css'

/** Icons shown at once. */
const SHOWN = 84

/** An icon of the set that the site serves. */
export function IconControl({ label, value: given, onCommit }: FieldControlProps<IconField>) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const texts = words.icon
  const value = typeof given === 'string' ? given : ''
  return (
    <div className={styles.field}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={`${label}: ${value || texts.none}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {value === '' ? <Shapes size={14} strokeWidth={1.6} aria-hidden /> : <ElementIcon name={value} size={16} />}
        <span className={value === '' ? styles.placeholder : styles.text}>{value || texts.none}</span>
      </button>
      {value !== '' && <IconButton icon={X} size={24} label={texts.clear} onPress={() => onCommit('')} />}
      {isOpen && (
        <AnchoredPopover anchor={button} isOpen onClose={() => setIsOpen(false)} label={texts.choose} placement="left top">
          <IconChoice
            value={value}
            onPick={(name) => {
              setIsOpen(false)
              onCommit(name)
            }}
          />
        </AnchoredPopover>
      )}
    </div>
  )
}

function IconChoice({ value, onPick }: { readonly value: string; readonly onPick: (name: string) => void }) {
  const { server } = useEditor()
  const texts = words.icon
  const [query, setQuery] = useState('')
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    let isCurrent = true
    server.findIcons(query.trim()).then(
      (found) => isCurrent && setNames(found.slice(0, SHOWN)),
      () => isCurrent && setNames([]),
    )
    return () => {
      isCurrent = false
    }
  }, [server, query])
  return (
    <div className={styles.choice}>
      <SearchField label={texts.find} value={query} onChange={setQuery} autoFocus />
      <div className={classNames(styles.grid, styles.iconGrid)} role="group" aria-label={texts.choose}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.tile}
            aria-label={name}
            aria-pressed={name === value}
            onClick={() => onPick(name)}
          >
            <ElementIcon name={name} size={18} />
          </button>
        ))}
      </div>
      {names.length === 0 && <p className={styles.hint}>{texts.nothing}</p>}
    </div>
  )
}
