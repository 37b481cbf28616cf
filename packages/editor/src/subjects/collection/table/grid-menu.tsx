import { ArrowLeft, ArrowRight, BetweenHorizontalStart, BetweenVerticalStart, Pencil, Plus, Trash2 } from 'lucide-react'
import { freeName } from '@heddle/document/operations'
import { ROW_FIELD_TYPES, type RowField } from '@heddle/document'
import { ContextMenu, type Point } from '../../../ui/context-menu.tsx'
import { MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { FIELD_ICONS } from '../field-icon.tsx'
import { words as collectionWords } from '../words.ts'
import type { Area, Spot } from './grid-step.ts'
import type { GridEdit } from './grid-types.ts'
import { words } from './words.ts'

/** What can be done with the rows that are selected, and with the column that was pointed at. */
export function GridMenu({
  menu,
  columns,
  area,
  edit,
  onClose,
}: {
  readonly menu: { readonly at: Point; readonly spot: Spot } | undefined
  readonly columns: readonly RowField[]
  readonly area: Area
  readonly edit: GridEdit
  readonly onClose: () => void
}) {
  const column = menu?.spot.column ?? 0
  const field = columns[column]
  const count = area.bottom - area.top + 1
  const isOnRows = menu !== undefined && menu.spot.row >= 0
  const add = (at: number) => {
    const name = freeName(collectionWords.newField, (free) => columns.some((other) => other.name === free), { separator: '' })
    if (edit.changeColumn({ add: { name, type: 'text' }, at }) === undefined) edit.rename(name)
  }
  return (
    <ContextMenu at={menu?.at} label={words.menu} onClose={onClose}>
      {isOnRows && edit.canAdd && (
        <MenuItem
          label={words.insertRows(count)}
          icon={BetweenHorizontalStart}
          onPress={() => edit.insertRows(area.top, count)}
        />
      )}
      {isOnRows && (
        <MenuItem
          label={words.removeRows(count)}
          icon={Trash2}
          keys="Ctrl+Backspace"
          tone="danger"
          onPress={() => edit.removeRows(area.top, area.bottom)}
        />
      )}
      {isOnRows && <MenuSeparator />}
      {field && (
        <>
          <MenuItem label={words.rename(field.name)} icon={Pencil} onPress={() => edit.rename(field.name)} />
          {ROW_FIELD_TYPES.filter((type) => type !== field.type).map((type) => (
            <MenuItem
              key={type}
              label={words.retype(collectionWords.fieldTypes[type])}
              icon={FIELD_ICONS[type]}
              onPress={() => void edit.changeColumn({ retype: field.name, to: type })}
            />
          ))}
          <MenuSeparator />
          <MenuItem
            label={words.left}
            icon={ArrowLeft}
            isDisabled={column === 0}
            onPress={() => void edit.changeColumn({ move: field.name, to: column - 1 })}
          />
          <MenuItem
            label={words.right}
            icon={ArrowRight}
            isDisabled={column >= columns.length - 1}
            onPress={() => void edit.changeColumn({ move: field.name, to: column + 1 })}
          />
          <MenuItem label={words.columnBefore} icon={BetweenVerticalStart} onPress={() => add(column)} />
        </>
      )}
      <MenuItem label={words.addColumn} icon={Plus} onPress={() => add(columns.length)} />
      {field && (
        <MenuItem
          label={words.removeColumn(field.name)}
          icon={Trash2}
          tone="danger"
          onPress={() => void edit.changeColumn({ remove: field.name })}
        />
      )}
    </ContextMenu>
  )
}
