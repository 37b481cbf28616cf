import { useRef } from 'react'
import { Plus } from 'lucide-react'
import { isBinding, type VariantContext } from '@heddle/document'
import type { ListField } from '@heddle/kit'
import { isField } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { words as controlsWords } from '../../controls/words.ts'
import { textShown, textWritten } from '../../session/text-in-language.ts'
import { useVariantContext } from '../../session/use-variant-context.ts'
import { Button } from '../../ui/button.tsx'
import { InnerControl } from '../inner-control.tsx'
import type { FieldControlProps } from '../field-control-props.ts'
import { moveItem, removeItem, replaceItem } from '../items.ts'
import { partsOf, PartRows } from '../part-row.tsx'
import { words } from '../words.ts'
import { useAskedInside } from '../use-asked-inside.ts'
import { FromRows } from './from-rows.tsx'
import { ItemRow } from './item-row.tsx'
import { useOpenItems } from './use-open-items.ts'
import heard from '../../ui/heard.module.css'
import styles from '../fields.module.css'

/** Items that are added, taken away and put in order by pointer and by keys; one of them is open at a time. */
export function ListControl({
  field,
  label,
  value,
  isMixed,
  nodeId,
  canBind,
  values,
  onCommit,
  onShow,
  onShowEnd,
}: FieldControlProps<ListField>) {
  const items: readonly Json[] = Array.isArray(value) ? (value as readonly Json[]) : []
  const { item } = field
  const commit = (next: readonly Json[]) => onCommit(next as Json)
  const list = useRef<HTMLUListElement>(null)
  const rows = useOpenItems(list, items.length, {
    move: (from, to) => commit(moveItem(items, from, to)),
    remove: (at) => commit(removeItem(items, at)),
  })
  const add = () => {
    commit([...items, isField(item) ? (item.default as Json) : {}])
    rows.open(items.length)
  }
  const here = useVariantContext()
  const nameOf = (given: Json, at: number) => itemName(field, given, here) || words.list.item(at + 1)
  useAskedInside(label, nodeId, ([at = '', ...keys]) => {
    const place = Number(at)
    const given = items[place]
    if (given === undefined) return undefined
    if (isField(item)) return { label: words.partOf(words.list.item(place + 1), label), keys }
    rows.open(place)
    const part = item[keys[0] ?? '']
    return part && { label: words.partOf(part.label.en, nameOf(given, place)), keys: keys.slice(1) }
  })
  return (
    <div className={styles.group} role="group" aria-label={label} data-wide>
      {items.length > 0 && (
        <ul className={styles.items} ref={list}>
          {items.map((given, at) => {
            const name = nameOf(given, at)
            const row = rows.at(at)
            const shared = { nodeId, canBind, onShowEnd }
            return (
              <ItemRow
                key={at}
                name={name}
                note={itemNote(field, given)}
                {...row}
                isOpen={isField(item) ? undefined : row.isOpen}
              >
                {isField(item) ? (
                  <InnerControl
                    {...shared}
                    field={item}
                    label={words.partOf(words.list.item(at + 1), label)}
                    value={textShown(given, item, here).value ?? item.default}
                    isMixed={false}
                    onCommit={(next) =>
                      commit(replaceItem(items, at, (textWritten(given, item, next, here) ?? item.default) as Json))
                    }
                    onShow={(next) => onShow(replaceItem(items, at, next) as Json)}
                  />
                ) : (
                  row.isOpen && (
                    <PartRows
                      {...shared}
                      fields={item}
                      owner={name}
                      values={partsOf(given)}
                      onCommit={(next) => commit(replaceItem(items, at, next))}
                      onShow={(next) => onShow(replaceItem(items, at, next) as Json)}
                    />
                  )
                )}
              </ItemRow>
            )
          })}
        </ul>
      )}
      {value !== undefined && !Array.isArray(value) && <p className={styles.note}>{words.list.wrong}</p>}
      {isMixed && <p className={styles.note}>{controlsWords.mixed}</p>}
      <Button tone="quiet" icon={Plus} isDisabled={items.length >= field.max} onPress={add} aria-label={words.list.addTo(label)}>
        {words.list.add}
      </Button>
      {field.fromRows && (
        <FromRows
          fromRows={field.fromRows}
          items={items}
          max={field.max}
          nodeId={nodeId}
          values={values}
          onMake={(made) => {
            if (made.length > 0) commit([...items, ...made])
            rows.say(words.list.made(made.length))
          }}
        />
      )}
      <span role="status" className={heard.heard}>
        {rows.said}
      </span>
    </div>
  )
}

/** Which of its options a choice of an item has, as people know it. */
function itemNote({ item, itemNote: name }: ListField, given: Json): string | undefined {
  const field = isField(item) || name === undefined ? undefined : item[name]
  if (field?.kind !== 'choice' || name === undefined) return undefined
  const chosen = partsOf(given)[name] ?? field.default
  return field.options.find(({ value }) => value === chosen)?.label.en
}

/** What an item calls itself; empty when nothing says it. */
function itemName({ item, itemLabel }: ListField, given: Json, here: VariantContext): string {
  const field = isField(item) || itemLabel === undefined ? undefined : item[itemLabel]
  if (field === undefined || itemLabel === undefined) return ''
  const name = textShown(partsOf(given)[itemLabel], field, here).value ?? field.default
  if (isBinding(name)) return words.list.bound
  return typeof name === 'string' || typeof name === 'number' ? String(name).slice(0, 100) : ''
}
