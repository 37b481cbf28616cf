import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { ActionDefinition } from '@heddle/kit'
import { rankEntries } from '../session/rank.ts'
import { classNames } from '../ui/class-names.ts'
import { ElementIcon } from '../ui/element-icon.tsx'
import { useKnownActions } from './use-known-actions.ts'
import { words } from './words.ts'
import styles from './workflows.module.css'

interface Entry {
  readonly label: string
  readonly words: readonly string[]
  readonly definition: ActionDefinition
}

/** Actions in the order in which they are offered: those that are used most stand first of their group. */
function entriesOf(actions: ReadonlyMap<string, ActionDefinition>): readonly Entry[] {
  const groups = Object.keys(words.groups)
  return [...actions.values()]
    .map((definition) => ({
      label: definition.label.en,
      words: [definition.label.ru?.toLowerCase() ?? '', definition.group],
      definition,
    }))
    .toSorted((a, b) => groups.indexOf(a.definition.group) - groups.indexOf(b.definition.group))
}

/** Finds an action by typing: the list follows each letter, Enter takes what is marked, Escape gives up. */
export function ActionPicker({
  typed = '',
  onPick,
  onClose,
}: {
  /** What was typed already when it opened. */
  readonly typed?: string
  readonly onPick: (definition: ActionDefinition) => void
  readonly onClose: () => void
}) {
  const actions = useKnownActions()
  const [query, setQuery] = useState(typed)
  const [position, setPosition] = useState(0)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const found = rankEntries(actions ? entriesOf(actions) : [], query)
  const active = found[Math.min(position, found.length - 1)]
  const optionId = (type: string) => `${id}-${type}`

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    event.stopPropagation()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setPosition(((active ? found.indexOf(active) : 0) + step + found.length) % found.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (active) onPick(active.definition)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    }
  }

  return (
    <div className={styles.picker}>
      <input
        role="combobox"
        aria-label={words.findAction}
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        {...(active && { 'aria-activedescendant': optionId(active.definition.type) })}
        className={styles.find}
        placeholder={words.findAction}
        value={query}
        autoFocus
        onChange={({ currentTarget }) => {
          setQuery(currentTarget.value)
          setPosition(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={id} role="listbox" aria-label={words.addAction} className={styles.options}>
        {found.map((entry, at) => (
          <div
            key={entry.definition.type}
            id={optionId(entry.definition.type)}
            role="option"
            aria-selected={entry === active}
            className={classNames(styles.option, entry === active && styles.marked)}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setPosition(at)}
            onClick={() => onPick(entry.definition)}
          >
            <ElementIcon name={entry.definition.icon} />
            <span className={styles.optionText}>{entry.label}</span>
            <span className={styles.hint}>{words.groups[entry.definition.group]}</span>
          </div>
        ))}
      </div>
      {actions && found.length === 0 && <p className={styles.note}>{words.nothingFound}</p>}
    </div>
  )
}
