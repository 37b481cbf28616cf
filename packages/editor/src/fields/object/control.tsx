import type { ObjectField } from '@heddle/kit'
import type { Json } from '@heddle/store'
import type { FieldControlProps } from '../field-control-props.ts'
import { PartRows, partsOf } from '../part-row.tsx'
import { useAskedInside } from '../use-asked-inside.ts'
import { words } from '../words.ts'
import styles from '../fields.module.css'

/** Fields that belong together, one below another. */
export function ObjectControl({
  field,
  label,
  value,
  nodeId,
  canBind,
  onCommit,
  onShow,
  onShowEnd,
}: FieldControlProps<ObjectField>) {
  useAskedInside(label, nodeId, ([name = '', ...keys]) => {
    const part = field.fields[name]
    return part && { label: words.partOf(part.label.en, label), keys }
  })
  return (
    <div className={styles.group} role="group" aria-label={label} data-wide>
      <PartRows
        fields={field.fields}
        owner={label}
        values={partsOf(value)}
        nodeId={nodeId}
        canBind={canBind}
        onCommit={onCommit as (values: Json) => void}
        onShow={onShow}
        onShowEnd={onShowEnd}
      />
    </div>
  )
}
