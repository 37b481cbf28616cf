import { useState } from 'react'
import { ArrowUp, Plus, X } from 'lucide-react'
import { Choice } from '../../../controls/choice.tsx'
import { PlainRow } from '../../../fields/plain-row.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { SchemaField, SchemaList } from './schema-kinds.ts'
import { isThing, itemsAt, textAt, withItems, withText, type Thing } from './structured-data.ts'
import { words } from './words.ts'
import styles from './structured.module.css'

interface Props {
  readonly thing: Thing
  readonly onChange: (thing: Thing) => void
}

/** One value of a thing. */
export function FieldRow({ field, name, thing, onChange }: Props & { readonly field: SchemaField; readonly name: string }) {
  const value = textAt(thing, field.at)
  const onSet = (text: string) => onChange(withText(thing, field.at, text))
  return (
    <PlainRow label={field.label} isTall={field.control === 'long'}>
      {value === undefined ? (
        <span className={styles.note}>{words.asJson}</span>
      ) : field.options ? (
        <OneOf field={field} name={name} value={value} onSet={onSet} />
      ) : (
        <Typed control={field.control} name={name} value={value} onSet={onSet} />
      )}
    </PlainRow>
  )
}

interface ValueProps {
  readonly name: string
  readonly value: string
  readonly onSet: (text: string) => void
}

function OneOf({ field, name, value, onSet }: ValueProps & { readonly field: SchemaField }) {
  // A type is never nothing.
  const none = field.at === '@type' ? [] : [{ id: '', label: words.unsaid }]
  const options = (field.options ?? []).map(({ value: id, label }) => ({ id, label }))
  return <Choice label={name} value={value} options={[...none, ...options]} onPick={onSet} />
}

/** What the browser has a field for, as long as the value is written as that field writes it. */
const NATIVE = {
  date: { type: 'date', pattern: /^(?:\d{4}-\d\d-\d\d)?$/ },
  moment: { type: 'datetime-local', pattern: /^(?:\d{4}-\d\d-\d\dT\d\d:\d\d)?$/ },
} as const

const CHECKS = {
  number: { pattern: /^\d+(?:\.\d+)?$/, message: words.badNumber },
  address: { pattern: /^https?:\/\/[^\s"<>]+$/, message: words.badAddress },
} as const

function Typed({ control, name, value, onSet }: ValueProps & { readonly control: SchemaField['control'] }) {
  const [wrong, setWrong] = useState<string>()
  const check = control === 'number' || control === 'address' ? CHECKS[control] : undefined
  const native = control === 'date' || control === 'moment' ? NATIVE[control] : undefined
  const onCommit = (typed: string) => {
    const text = typed.trim()
    const message = text === '' || !check || check.pattern.test(text) ? undefined : check.message
    setWrong(message)
    if (message === undefined && text !== value) onSet(text)
  }
  const shared = { label: name, isLabelHidden: true, value, error: wrong, onCommit }
  if (control === 'long') return <TextArea {...shared} />
  return <TextField {...shared} type={native?.pattern.test(value) ? native.type : 'text'} />
}

/** Things in an order, with their values. */
export function ListRows({
  list,
  name,
  thing,
  onChange,
}: Props & { readonly list: SchemaList; readonly name: (label: string) => string }) {
  const items = itemsAt(thing, list)
  const commit = (next: readonly unknown[]) => onChange(withItems(thing, list, next))
  const what = list.label.toLowerCase()
  return (
    <div role="group" aria-label={name(list.label)}>
      {items.map((item, at) => (
        // Things are their places, as they may be alike.
        <div key={at} className={styles.item}>
          <div className={styles.head}>
            <span>{words.numbered(list.label, at + 1)}</span>
            <IconButton
              icon={ArrowUp}
              size={24}
              label={words.up(what, at + 1)}
              isDisabled={at === 0}
              onPress={() => commit(items.toSpliced(at - 1, 2, item, items[at - 1]))}
            />
            <IconButton icon={X} size={24} label={words.remove(what, at + 1)} onPress={() => commit(items.toSpliced(at, 1))} />
          </div>
          {isThing(item) ? (
            list.parts.map((field) => (
              <FieldRow
                key={field.at}
                field={field}
                name={name(words.numbered(field.label, at + 1))}
                thing={item}
                onChange={(next) => commit(items.with(at, next))}
              />
            ))
          ) : (
            <span className={styles.note}>{words.asJson}</span>
          )}
        </div>
      ))}
      <Button tone="quiet" icon={Plus} onPress={() => commit([...items, { '@type': list.type }])}>
        {words.add(what)}
      </Button>
    </div>
  )
}
