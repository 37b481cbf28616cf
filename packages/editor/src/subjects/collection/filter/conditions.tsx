import { FolderPlus, Plus } from 'lucide-react'
import type { CollectionRecord, RowField } from '@heddle/document'
import { WithFormulas } from '../../../formula/bound-field.tsx'
import { newLeaf } from '../../../formula/filter/condition-kinds.ts'
import { insertAt, type Condition } from '../../../formula/filter/filter-edit.ts'
import { FilterTree } from '../../../formula/filter/filter-tree.tsx'
import { words as filterWords } from '../../../formula/filter/words.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PanelSection } from '../../../ui/panel.tsx'
import { Paging } from './paging.tsx'
import { Sorts } from './sorts.tsx'
import { useFilter } from './use-filter.ts'
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

/** The formulas of a collection see the page. */
const SCOPE = { nodeId: undefined }

function Filter({ collection, fields }: { readonly collection: CollectionRecord; readonly fields: readonly RowField[] }) {
  const { root, set, operators } = useFilter(collection)
  const add = (condition: Condition) => set(insertAt(root, [], condition))
  const leaf = newLeaf(fields, operators)
  return (
    <PanelSection
      title={words.filter}
      actions={
        <span className={styles.actions}>
          <IconButton
            icon={FolderPlus}
            size={24}
            label={filterWords.addGroup}
            onPress={() => add({ link: '$or', conditions: [leaf] })}
          />
          <IconButton icon={Plus} size={24} label={filterWords.addCondition} onPress={() => add(leaf)} />
        </span>
      }
    >
      {root.conditions.length === 0 && root.if === undefined ? (
        <p className={styles.none}>{words.noFilter}</p>
      ) : (
        <WithFormulas>
          <FilterTree root={root} fields={fields} operators={operators} scope={SCOPE} onChange={set} />
        </WithFormulas>
      )}
    </PanelSection>
  )
}
