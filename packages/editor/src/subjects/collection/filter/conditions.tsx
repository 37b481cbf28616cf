import { FolderPlus, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { CollectionRecord, RowField } from '@heddle/document'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PanelSection } from '../../../ui/panel.tsx'
import { firstOperator } from './condition-kinds.ts'
import { FilterGroup } from './filter-group.tsx'
import { insertAt, moveTo, nameOf, type Condition } from './filter-edit.ts'
import { Paging } from './paging.tsx'
import { Sorts } from './sorts.tsx'
import { useFilter } from './use-filter.ts'
import { useFilterDrag } from './use-filter-drag.ts'
import { words } from './words.ts'
import styles from './conditions.module.css'

/** Which rows a page gets, in which order, and how many at a time. */
export function Conditions({
  collection,
  fields,
}: {
  readonly collection: CollectionRecord
  readonly fields: readonly RowField[]
}) {
  const isList = collection.type === 'collection'
  return (
    <section className={styles.conditions} aria-label={words.title}>
      <Filter collection={collection} fields={fields} />
      {isList && <Sorts collection={collection} fields={fields} />}
      {isList && <Paging collection={collection} />}
    </section>
  )
}

function Filter({ collection, fields }: { readonly collection: CollectionRecord; readonly fields: readonly RowField[] }) {
  const { root, set, operators } = useFilter(collection)
  const list = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const drag = useFilterDrag(list, (from, to) => {
    const next = moveTo(root, from, to)
    if (next === root) return
    set(next)
    setSaid(words.moved(nameOf([...to.group, to.at])))
  })
  const add = (condition: Condition) => set(insertAt(root, [], condition))
  const [first] = fields
  const leaf = { field: first?.name ?? 'id', operator: firstOperator(first?.type ?? 'text', operators), value: '' }
  return (
    <PanelSection
      title={words.filter}
      actions={
        <span className={styles.actions}>
          <IconButton
            icon={FolderPlus}
            size={24}
            label={words.addGroup}
            onPress={() => add({ link: '$or', conditions: [leaf] })}
          />
          <IconButton icon={Plus} size={24} label={words.addCondition} onPress={() => add(leaf)} />
        </span>
      }
    >
      <div ref={list}>
        {root.conditions.length === 0 && root.if === undefined ? (
          <p className={styles.none}>{words.noFilter}</p>
        ) : (
          <FilterGroup root={root} way={[]} group={root} fields={fields} operators={operators} drag={drag} onChange={set} />
        )}
      </div>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </PanelSection>
  )
}
