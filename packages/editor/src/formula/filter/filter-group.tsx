import { MoreHorizontal } from 'lucide-react'
import { useContext } from 'react'
import { isBinding, type FilterOperator, type RowField } from '@heddle/document'
import { Choice } from '../../controls/choice.tsx'
import type { BindingTarget } from '../bound-field.tsx'
import { FormulaControlsContext } from '../formula-controls.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { FilterLine } from './filter-line.tsx'
import { newLeaf } from './condition-kinds.ts'
import { insertAt, isGroup, nameOf, replaceAt, unwrapAt, type Node, type Way } from './filter-edit.ts'
import { FilterGrip } from './filter-grip.tsx'
import type { FilterDrag } from './use-filter-drag.ts'
import { words } from './words.ts'
import { classNames } from '../../ui/class-names.ts'
import { movableRow } from '../../ui/grip.tsx'
import styles from './filter.module.css'

export interface FilterProps {
  readonly root: Node
  /** Known fields of the rows: they are suggested, and say how a value is read. */
  readonly fields: readonly RowField[]
  readonly operators: ReadonlySet<FilterOperator>
  /** What the formulas of the filter see. */
  readonly scope: Pick<BindingTarget, 'nodeId' | 'sample' | 'given' | 'past'>
  readonly onChange: (root: Node) => void
}

export interface FilterPartProps extends FilterProps {
  readonly way: Way
  readonly drag: FilterDrag
}

const LINKS = [
  { id: '$and', label: words.all },
  { id: '$or', label: words.any },
] as const

/** Conditions that hold together, or of which one is enough; a group may count only while a formula holds. */
export function FilterGroup(props: FilterPartProps & { readonly group: Node }) {
  const { root, way, group, fields, operators, scope, drag, onChange } = props
  const { Field } = useContext(FormulaControlsContext)
  const name = nameOf(way)
  const link = group.link ?? '$and'
  const set = (next: Node) => onChange(replaceAt(root, way, next))
  const target = {
    label: words.condition(name),
    value: group.if,
    ...scope,
    onBind: (code: Node['if']) => set({ ...group, ...(code !== undefined && { if: code }) }),
    onUnbind: () => set(always(group)),
  }
  const leaf = newLeaf(fields, operators)
  return (
    <div
      role="group"
      aria-label={words.group(name)}
      className={classNames(movableRow, styles.group)}
      data-way={way.join('.')}
      data-drop={drag.dropAt(way)}
    >
      <div className={styles.head}>
        {way.length > 0 && <FilterGrip {...props} />}
        <span className={styles.link}>
          <Choice
            label={words.link}
            value={link}
            options={LINKS}
            onPick={(picked) => set({ ...group, link: picked === '$or' ? '$or' : '$and' })}
          />
        </span>
        {group.if === undefined ? (
          <span className={styles.these}>{words.these[link]}</span>
        ) : (
          <>
            <span className={styles.when}>{words.onlyWhen}</span>
            <span className={styles.value}>
              {isBinding(group.if) ? <Field {...target} value={group.if} /> : String(group.if)}
            </span>
          </>
        )}
        <Menu
          label={words.groupMenu(name)}
          placement="bottom end"
          trigger={<IconButton icon={MoreHorizontal} size={24} label={words.groupMenu(name)} />}
        >
          <MenuItem label={words.addCondition} onPress={() => onChange(insertAt(root, way, leaf))} />
          <MenuItem label={words.addGroup} onPress={() => onChange(insertAt(root, way, { link: '$or', conditions: [leaf] }))} />
          {group.if === undefined ? (
            <MenuItem label={words.setWhen} onPress={() => set({ ...group, if: { type: 'f', code: 'true' } })} />
          ) : (
            <MenuItem label={words.unsetWhen} onPress={target.onUnbind} />
          )}
          <MenuSeparator />
          {way.length > 0 && <MenuItem label={words.unwrap} onPress={() => onChange(unwrapAt(root, way))} />}
          <MenuItem label={words.remove} tone="danger" onPress={() => onChange(replaceAt(root, way, undefined))} />
        </Menu>
      </div>
      <div className={styles.inside}>
        {group.conditions.map((condition, at) => {
          const inner = [...way, at]
          // Conditions are their places: nothing else of them lasts while they are edited.
          return isGroup(condition) ? (
            <FilterGroup key={at} {...props} way={inner} group={condition} />
          ) : (
            <FilterLine key={at} {...props} way={inner} leaf={condition} />
          )
        })}
      </div>
    </div>
  )
}

function always({ if: _, ...group }: Node): Node {
  return group
}
