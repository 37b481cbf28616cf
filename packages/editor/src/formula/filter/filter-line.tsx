import { MoreHorizontal } from 'lucide-react'
import { useContext } from 'react'
import { isBinding, type Bindable } from '@heddle/document'
import { Choice } from '../../controls/choice.tsx'
import { SuggestField } from '../../controls/suggest-field.tsx'
import { FormulaControlsContext } from '../formula-controls.ts'
import { ALONE, OPERATOR_WORDS } from './operator-words.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { operatorsFor } from './condition-kinds.ts'
import { readConditionValue, writeConditionValue } from './condition-value.ts'
import { nameOf, replaceAt, wrapAt, type Leaf } from './filter-edit.ts'
import { FilterGrip } from './filter-grip.tsx'
import type { FilterPartProps } from './filter-group.tsx'
import { words } from './words.ts'
import { classNames } from '../../ui/class-names.ts'
import { movableRow } from '../../ui/grip.tsx'
import styles from './filter.module.css'

/** One comparison of a field with a value, which may come from a formula. */
export function FilterLine(props: FilterPartProps & { readonly leaf: Leaf }) {
  const { root, way, leaf, fields, operators, scope, drag, onChange } = props
  const { Field, Handle } = useContext(FormulaControlsContext)
  const name = nameOf(way)
  const { field, operator, value, isEmptyIgnored = false } = leaf
  const type = fields.find((known) => known.name === field)?.type ?? 'text'
  const isAlone = ALONE.has(operator)
  const isSkipped = isEmptyIgnored !== false && !isAlone
  const set = (part: Partial<Leaf>) => onChange(replaceAt(root, way, { ...leaf, ...part }))
  const target = {
    label: words.value(name),
    value,
    ...scope,
    onBind: (next: Bindable) => set({ value: next }),
    onUnbind: () => set({ value: '' }),
  }
  return (
    <div
      role="group"
      aria-label={`${words.filter} ${name}`}
      className={classNames(movableRow, styles.line)}
      data-way={way.join('.')}
      data-drop={drag.dropAt(way)}
    >
      <FilterGrip {...props} />
      <SuggestField
        label={words.field(name)}
        value={field}
        suggestions={fields.map((known) => ({ id: known.name }))}
        onCommit={(next) => next.trim() !== '' && set({ field: next.trim() })}
      />
      <Choice
        label={words.operator(name)}
        value={operator}
        shown={OPERATOR_WORDS[operator]}
        options={operatorsFor(type, operators).map((id) => ({ id, label: OPERATOR_WORDS[id] }))}
        onPick={(picked) => {
          const next = [...operators].find((known) => known === picked)
          if (next) set(asIfTyped(leaf, next, type))
        }}
      />
      {isAlone ? (
        <span />
      ) : (
        <span className={styles.value}>
          {isBinding(value) ? (
            <Field {...target} value={value} />
          ) : (
            <TextField
              label={target.label}
              isLabelHidden
              value={writeConditionValue(value)}
              onCommit={(text) => set({ value: readConditionValue(type, operator, text) })}
            />
          )}
          {isSkipped && (
            <span className={styles.ifAny} title={words.ifAnyHint}>
              {words.ifAny}
            </span>
          )}
          <Handle {...target} />
        </span>
      )}
      <Menu
        label={words.menu(name)}
        placement="bottom end"
        trigger={<IconButton icon={MoreHorizontal} size={24} label={words.menu(name)} />}
      >
        {!isAlone && (
          <MenuItem label={isSkipped ? words.neverSkip : words.skipEmpty} onPress={() => set({ isEmptyIgnored: !isSkipped })} />
        )}
        <MenuItem label={words.wrap} onPress={() => onChange(wrapAt(root, way))} />
        <MenuSeparator />
        <MenuItem label={words.remove} tone="danger" onPress={() => onChange(replaceAt(root, way, undefined))} />
      </Menu>
      {!operators.has(operator) && (
        <p role="alert" className={styles.wrong}>
          {words.notHere}
        </p>
      )}
    </div>
  )
}

/** Another comparison with the same value, read as that one reads it. */
function asIfTyped(leaf: Leaf, operator: Leaf['operator'], type: Parameters<typeof readConditionValue>[0]): Leaf {
  const { value, ...rest } = leaf
  if (isBinding(value)) return { ...leaf, operator }
  return { ...rest, operator, value: readConditionValue(type, operator, writeConditionValue(value)) }
}
