import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { words } from '../words.ts'
import { classNames } from '../../ui/class-names.ts'
import { ElementIcon } from '../../ui/element-icon.tsx'
import { Keys } from '../../ui/keys.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { useValue } from '../../use-value.ts'
import { paletteEntries, quickInsertEntries } from './entries.ts'
import type { PaletteEntry } from './entries.ts'
import { InsertPreview } from './insert-preview.tsx'
import { rankEntries } from '../../session/rank.ts'
import styles from './command-palette.module.css'

/** Ctrl+K: type what you want to do. I: type what you want to add. */
export function CommandPalette() {
  const { session } = useEditor()
  const mode = useValue(session.palette)
  const close = () => {
    session.palette.value = undefined
  }
  const isInsert = mode === 'insert'
  return (
    <ModalOverlay
      isOpen={mode !== undefined}
      onOpenChange={(open) => !open && close()}
      isDismissable
      className={styles.scrim ?? ''}
    >
      <Modal className={classNames(styles.modal, isInsert && styles.wide)}>
        <AriaDialog aria-label={isInsert ? words.quickInsert : words.palette} className={styles.dialog ?? ''}>
          <PaletteSearch isInsert={isInsert} onClose={close} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

function PaletteSearch({ isInsert, onClose }: { readonly isInsert: boolean; readonly onClose: () => void }) {
  const editor = useEditor()
  const [query, setQuery] = useState('')
  const [position, setPosition] = useState(0)
  // What can be done does not change while the palette is open over everything else.
  const [entries] = useState(() => paletteEntries(editor))
  const found = isInsert ? quickInsertEntries(entries, query) : rankEntries(entries, query)
  const active = found[Math.min(position, found.length - 1)]
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const run = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    onClose()
    // The dialog gives the focus back first; a command may take it elsewhere.
    setTimeout(entry.run)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      const at = active ? found.indexOf(active) : 0
      setPosition(
        Math.abs(step) === 1 ? (at + step + found.length) % found.length : Math.min(found.length - 1, Math.max(0, at + step)),
      )
    } else if (event.key === 'Enter') {
      event.preventDefault()
      run(active)
    }
  }

  const placeholder = isInsert ? words.insertPlaceholder : words.palettePlaceholder
  return (
    <>
      <input
        role="combobox"
        aria-expanded
        aria-controls="palette-list"
        aria-activedescendant={active ? `palette-${active.id}` : undefined}
        aria-label={placeholder}
        placeholder={placeholder}
        className={styles.input}
        value={query}
        autoFocus
        onChange={(event) => {
          setQuery(event.target.value)
          setPosition(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div className={styles.body}>
        <div ref={list} role="listbox" id="palette-list" aria-label={words.palette} className={styles.list}>
          {found.map((entry, index) => (
            <div
              key={entry.id}
              id={`palette-${entry.id}`}
              role="option"
              aria-selected={entry === active}
              className={styles.entry}
              onPointerMove={() => setPosition(index)}
              onClick={() => run(entry)}
            >
              {isInsert && entry.adds ? (
                <span className={styles.icon}>
                  <ElementIcon name={entry.adds.icon} />
                </span>
              ) : (
                <span className={styles.group}>{entry.group}</span>
              )}
              <span className={styles.label}>{(isInsert && entry.adds?.label) || entry.label}</span>
              {entry.item?.isDeprecated && <span className={styles.deprecated}>{words.deprecated}</span>}
              {entry.keys && <Keys keys={entry.keys} isFramed />}
            </div>
          ))}
        </div>
        {isInsert && active?.item && <InsertPreview item={active.item} />}
      </div>
      {found.length === 0 && <p className={styles.nothing}>{words.paletteNothing}</p>}
    </>
  )
}
