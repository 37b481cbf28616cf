import { useEffect, useMemo, useRef, useState } from 'react'
import type { MouseEvent, PointerEvent, RefObject } from 'react'
import { findData } from '@heddle/document/operations'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { INDENT, ROW_HEIGHT } from '../navigator/rows.ts'
import { slotOf, useWindow } from '../../ui/use-window.ts'
import { dataOf } from './data-model.ts'
import { DataMenu, type MenuAt } from './data-menu.tsx'
import { DataRow, rowElementId } from './data-row.tsx'
import { TryPopover } from './try-popover.tsx'
import { useDataDrag } from './use-data-drag.ts'
import { openRecord, useDataKeys } from './use-data-keys.ts'
import { useLiveValues } from './use-live-values.ts'
import { words } from './words.ts'
import styles from './data-panel.module.css'

/** Variables, collections and formulas as one flat list with the roles of a tree: work grows with what is in sight. */
export function DataTree() {
  const editor = useEditor()
  const model = dataOf(editor)
  const rows = useValue(model.rows)
  const active = useValue(model.active)
  const renaming = useValue(model.renaming)
  const subject = useValue(editor.session.subject)
  const tried = useValue(editor.session.tried)
  const examples = useValue(editor.session.examples)
  const scroller = useRef<HTMLDivElement>(null)
  const { start, end } = useWindow(scroller, rows.length, ROW_HEIGHT)
  const drag = useDataDrag(editor, model, scroller)
  const keys = useDataKeys(editor, model)
  const [menu, setMenu] = useState<MenuAt>()
  const shown = rows.slice(start, end)
  const ids = useMemo(() => shown.flatMap((row) => (row.type === 'record' ? row.id : [])), [shown])
  const values = useLiveValues(ids)
  useKeepInSight(active, scroller)

  const rowOf = (target: EventTarget) => {
    const id = target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined
    return rows.find((row) => row.id === id)
  }
  const isOn = (target: EventTarget, part: string) => target instanceof Element && target.closest(part) !== null

  const press = (event: PointerEvent) => {
    keys.onPointer()
    const row = rowOf(event.target)
    if (row === undefined || event.button !== 0) return
    model.active.value = row.id
    if (!isOn(event.target, '[data-toggle]')) drag.start(event, row)
  }
  const click = (event: MouseEvent) => {
    const row = rowOf(event.target)
    if (row === undefined || drag.carried !== undefined) return
    if (row.type !== 'record') model.toggle(row.id, !row.isOpen)
    else if (isOn(event.target, '[data-value]')) model.trying.value = row.id
    else openRecord(editor, row.id)
  }
  const openMenu = (event: MouseEvent) => {
    event.preventDefault()
    const row = rowOf(event.target) ?? rows.find(({ id }) => id === active)
    if (row === undefined) return
    model.active.value = row.id
    const box = document.getElementById(rowElementId(row.id))?.getBoundingClientRect()
    const isKeyboard = event.clientX === 0 && event.clientY === 0
    setMenu({ row, at: isKeyboard && box ? { x: box.left + 40, y: box.bottom } : { x: event.clientX, y: event.clientY } })
  }

  return (
    <>
      <div
        ref={scroller}
        role="tree"
        tabIndex={0}
        data-region-start
        aria-label={words.tree}
        {...(active !== undefined && shown.some(({ id }) => id === active)
          ? { 'aria-activedescendant': rowElementId(active) }
          : {})}
        className={styles.tree}
        onFocus={keys.onFocus}
        onKeyDown={keys.onKeyDown}
        onPointerDown={press}
        onClick={click}
        onDoubleClick={(event) => {
          const row = rowOf(event.target)
          if (row?.type === 'record' && !isOn(event.target, '[data-value]')) model.renaming.value = row.id
        }}
        onContextMenu={openMenu}
      >
        <div role="none" className={styles.rows} style={{ height: rows.length * ROW_HEIGHT }}>
          {shown.map((row, at) => (
            <DataRow
              key={row.id === renaming ? row.id : slotOf(start + at, shown.length)}
              row={row}
              index={start + at}
              isActive={row.id === active}
              isSelected={row.id === subject}
              isRenaming={row.id === renaming}
              isCarried={row.id === drag.carried}
              isTried={Object.hasOwn(tried, row.id)}
              glance={values.get(row.id)}
              outcomes={examples.get(row.id)}
            />
          ))}
          {drag.drop?.line && (
            <div
              role="none"
              className={styles.line}
              style={{ top: drag.drop.line.gap * ROW_HEIGHT, left: 16 + drag.drop.line.depth * INDENT }}
            />
          )}
          {drag.drop?.into !== undefined && (
            <div
              role="none"
              className={styles.into}
              style={{ top: rows.findIndex(({ id }) => id === drag.drop?.into) * ROW_HEIGHT }}
            />
          )}
        </div>
      </div>
      {drag.away && (
        <span aria-hidden className={styles.ghost} style={{ left: drag.away.x, top: drag.away.y }}>
          {findData(editor.view, drag.carried ?? '')?.name}
        </span>
      )}
      <DataMenu menu={menu} onClose={() => setMenu(undefined)} />
      <TryPopover />
    </>
  )
}

/** Scrolls to the line the keyboard stands on. */
function useKeepInSight(active: string | undefined, scroller: RefObject<HTMLElement | null>): void {
  const model = dataOf(useEditor())
  useEffect(() => {
    const at = model.rows.value.findIndex(({ id }) => id === active)
    const list = scroller.current
    if (!list || at === -1) return
    const top = at * ROW_HEIGHT
    if (top < list.scrollTop) list.scrollTop = Math.max(0, top - ROW_HEIGHT)
    else if (top + ROW_HEIGHT > list.scrollTop + list.clientHeight) list.scrollTop = top + 2 * ROW_HEIGHT - list.clientHeight
  }, [active, model, scroller])
}
