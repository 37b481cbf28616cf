import { ArrowDown, ArrowUp, Braces, ChevronRight, CircleSlash, Hash, List, Plus, ToggleLeft, Trash2, Type } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { Json } from '@heddle/store'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { words as valueWords } from '../typed-value/words.ts'
import { kindOfJson, partsOf, type JsonKind, type JsonPath } from './json-edit.ts'
import { words } from './words.ts'
import styles from './json.module.css'

export interface PartActions {
  readonly set: (path: JsonPath, value: Json) => void
  readonly setKind: (path: JsonPath, kind: JsonKind) => void
  /** Answers what is wrong with the name. */
  readonly rename: (path: JsonPath, name: string) => string | undefined
  readonly remove: (path: JsonPath) => void
  readonly move: (path: JsonPath, step: 1 | -1) => void
  readonly add: (path: JsonPath) => void
}

const ICONS: Readonly<Record<JsonKind, LucideIcon>> = {
  string: Type,
  number: Hash,
  boolean: ToggleLeft,
  null: CircleSlash,
  object: Braces,
  array: List,
}
const KINDS = (Object.keys(ICONS) as JsonKind[]).map((value) => ({ value, label: words.kinds[value], icon: ICONS[value] }))

/** Parts that are drawn before somebody asks for more, and how many more at a time. */
const STEP = 50

/** What stands in a list or an object, and a button for one more. */
export function JsonParts({
  value,
  path,
  actions,
  name,
}: {
  readonly value: Json
  readonly path: JsonPath
  readonly actions: PartActions
  readonly name: string
}) {
  const [most, setMost] = useState(STEP)
  const parts = partsOf(value)
  const isList = kindOfJson(value) === 'array'
  const left = parts.length - most
  return (
    <>
      {parts.length > 0 && (
        <ul className={styles.parts} aria-label={name}>
          {parts.slice(0, most).map(([key, part]) => (
            <JsonPart
              key={key}
              path={[...path, key]}
              value={part}
              actions={actions}
              isFirst={key === 0}
              isLast={key === parts.length - 1}
            />
          ))}
        </ul>
      )}
      {left > 0 && (
        <button type="button" className={styles.link} onClick={() => setMost(most + STEP)}>
          {words.more(left)}
        </button>
      )}
      <button type="button" className={styles.link} aria-label={words.addTo(name)} onClick={() => actions.add(path)}>
        <Plus size={12} strokeWidth={1.6} aria-hidden />
        {isList ? words.addItem : words.addEntry}
      </button>
    </>
  )
}

/** One entry of an object or item of a list. */
function JsonPart({
  path,
  value,
  actions,
  isFirst,
  isLast,
}: {
  readonly path: JsonPath
  readonly value: Json
  readonly actions: PartActions
  readonly isFirst: boolean
  readonly isLast: boolean
}) {
  const [isOpen, setOpen] = useState(path.length < 2)
  const [wrong, setWrong] = useState<string>()
  const key = path.at(-1) ?? ''
  const kind = kindOfJson(value)
  const isContainer = kind === 'object' || kind === 'array'
  const name = typeof key === 'number' ? words.item(key + 1) : key
  return (
    <li>
      <div className={styles.part}>
        {isContainer ? (
          <button
            type="button"
            className={classNames(styles.toggle, isOpen && styles.open)}
            aria-expanded={isOpen}
            aria-label={name}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight size={12} strokeWidth={1.6} aria-hidden />
          </button>
        ) : (
          <span className={styles.toggle} />
        )}
        {typeof key === 'number' ? (
          <span className={styles.position}>{key + 1}</span>
        ) : (
          <div className={styles.key}>
            <TextField
              label={words.keyOf(key)}
              isLabelHidden
              value={key}
              error={wrong}
              onCommit={(text) => setWrong(actions.rename(path, text.trim()))}
              isMono
            />
          </div>
        )}
        <div className={styles.value}>
          {isContainer ? (
            <span className={styles.size}>{words.size(partsOf(value).length)}</span>
          ) : (
            <ScalarField name={name} value={value} onCommit={(next) => actions.set(path, next)} />
          )}
        </div>
        <Menu
          label={words.kindOf(name)}
          placement="bottom end"
          trigger={<IconButton icon={ICONS[kind]} label={words.kindOf(name)} size={24} />}
        >
          <MenuChoice
            label={words.kindOf(name)}
            hasHeading={false}
            value={kind}
            options={KINDS}
            onChange={(next) => actions.setKind(path, next)}
          />
          {typeof key === 'number' && <MenuSeparator />}
          {typeof key === 'number' && (
            <MenuItem label={words.upNamed(name)} icon={ArrowUp} isDisabled={isFirst} onPress={() => actions.move(path, -1)} />
          )}
          {typeof key === 'number' && (
            <MenuItem label={words.downNamed(name)} icon={ArrowDown} isDisabled={isLast} onPress={() => actions.move(path, 1)} />
          )}
        </Menu>
        <IconButton icon={Trash2} label={words.removeNamed(name)} size={24} onPress={() => actions.remove(path)} />
      </div>
      {isContainer && isOpen && (
        <div className={styles.inside}>
          <JsonParts value={value} path={path} actions={actions} name={name} />
        </div>
      )}
    </li>
  )
}

/** A text, a number, a switch, or nothing. */
function ScalarField({
  name,
  value,
  onCommit,
}: {
  readonly name: string
  readonly value: Json
  readonly onCommit: (value: Json) => void
}) {
  const [wrong, setWrong] = useState<string>()
  const label = words.valueOf(name)
  if (typeof value === 'boolean') return <Switch label={label} isLabelHidden isOn={value} onChange={onCommit} />
  if (value === null) return <span className={styles.size}>{words.kinds.null}</span>
  const commit = (text: string) => {
    if (typeof value !== 'number') return onCommit(text)
    const amount = text.trim() === '' ? Number.NaN : Number(text)
    setWrong(Number.isFinite(amount) ? undefined : valueWords.notNumber)
    if (Number.isFinite(amount)) onCommit(amount)
  }
  return <TextField label={label} isLabelHidden value={String(value)} error={wrong} onCommit={commit} />
}
