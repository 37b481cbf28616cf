import { effect, untracked } from '@preact/signals-core'
import { useCallback, useEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import type { Id } from '@heddle/document'
import { topmost } from '@heddle/document/operations'
import { startDragOnMove } from '../../drag/start-drag.ts'
import { words } from './words.ts'
import { useEditor } from '../../session/use-editor.ts'
import { useValue } from '../../use-value.ts'
import { navigatorOf } from './navigator-model.ts'
import { NavigatorRow } from './navigator-row.tsx'
import { INDENT, ROW_HEIGHT } from './rows.ts'
import { useDrop } from './use-drop.ts'
import { useTreeKeys } from './use-tree-keys.ts'
import { useWindow } from '../../ui/use-window.ts'
import { selectRange } from './select-range.ts'
import styles from './navigator.module.css'

/** The page's elements as one flat list with the roles of a tree: work grows with what is in sight, not with the page. */
export function NavigatorTree() {
  const editor = useEditor()
  const { session } = editor
  const model = navigatorOf(editor)
  const rows = useValue(model.rows)
  const active = useValue(model.active)
  const scroller = useRef<HTMLDivElement>(null)
  const { start, end } = useWindow(scroller, rows.length, ROW_HEIGHT)
  const drop = useDrop(editor, model, scroller)
  const keys = useTreeKeys(editor, model)
  const onToggle = useCallback((id: Id, isOpen: boolean) => model.toggle(id, isOpen), [model])
  useFollowSelection(active, scroller)

  const rowOf = (target: EventTarget): Id | undefined =>
    target instanceof Element ? target.closest<HTMLElement>('[data-id]')?.dataset.id : undefined

  const press = (event: PointerEvent) => {
    keys.onPointer()
    const id = rowOf(event.target)
    if (id === undefined || event.button !== 0 || (event.target instanceof Element && event.target.closest('[data-toggle]')))
      return
    model.active.value = id
    const wasSelected = session.selection.value.includes(id)
    if (event.shiftKey) session.selection.value = selectRange(rows, session.selection.value, id)
    else if (event.ctrlKey || event.metaKey) {
      session.selection.value = wasSelected
        ? session.selection.value.filter((other) => other !== id)
        : [...session.selection.value, id]
    } else if (!wasSelected) session.selection.value = [id]
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey
    startDragOnMove(
      editor,
      event.nativeEvent,
      () => ({ nodes: topmost(editor.view, session.selection.value) }),
      (wasDrag) => {
        if (!wasDrag && isPlain) session.selection.value = [id]
      },
    )
  }
  const openMenu = (event: MouseEvent) => {
    event.preventDefault()
    const id = rowOf(event.target) ?? active
    if (id === undefined) return
    if (!session.selection.value.includes(id)) session.selection.value = [id]
    const box = document.getElementById(`navigator-${id}`)?.getBoundingClientRect()
    const isKeyboard = event.clientX === 0 && event.clientY === 0
    session.contextMenu.value = isKeyboard && box ? { x: box.left + 40, y: box.bottom } : { x: event.clientX, y: event.clientY }
  }
  const hover = (event: PointerEvent) => {
    session.hover.value = rowOf(event.target)
  }
  const onKeyDown = (event: KeyboardEvent) => keys.onKeyDown(event)

  return (
    <div
      ref={scroller}
      role="tree"
      tabIndex={0}
      data-region-start
      aria-label={words.tree}
      aria-multiselectable
      {...(active !== undefined && rows.slice(start, end).some(({ id }) => id === active)
        ? { 'aria-activedescendant': `navigator-${active}` }
        : {})}
      className={styles.tree}
      onFocus={keys.onFocus}
      onKeyDown={onKeyDown}
      onPointerDown={press}
      onPointerOver={hover}
      onPointerLeave={() => {
        session.hover.value = undefined
      }}
      onDoubleClick={(event) => {
        const id = rowOf(event.target)
        if (id !== undefined) session.renaming.value = id
      }}
      onContextMenu={openMenu}
    >
      <div role="none" className={styles.rows} style={{ height: rows.length * ROW_HEIGHT }}>
        {rows.slice(start, end).map((row, at) => (
          <NavigatorRow key={row.id} row={row} index={start + at} isActive={row.id === active} onToggle={onToggle} />
        ))}
        {drop?.line && (
          <div
            role="none"
            className={styles.line}
            style={{ top: drop.line.gap * ROW_HEIGHT, left: 6 + drop.line.depth * INDENT }}
          />
        )}
        {drop?.into !== undefined && (
          <div role="none" className={styles.into} style={{ top: rows.findIndex(({ id }) => id === drop.into) * ROW_HEIGHT }} />
        )}
      </div>
    </div>
  )
}

/** Opens and scrolls to what gets selected elsewhere. */
function useFollowSelection(active: Id | undefined, scroller: { readonly current: HTMLElement | null }): void {
  const editor = useEditor()
  const model = navigatorOf(editor)
  // No part of drawing: a selection draws the tree once, with its line.
  useEffect(
    () =>
      effect(() => {
        const [id] = editor.session.selection.value
        if (id === undefined) return
        untracked(() => {
          if (!model.rows.value.some((row) => row.id === id)) model.reveal(id)
          model.active.value = id
        })
      }),
    [editor, model],
  )
  useEffect(() => {
    const at = model.rows.value.findIndex(({ id }) => id === active)
    const list = scroller.current
    if (!list || at === -1) return
    const top = at * ROW_HEIGHT
    if (top < list.scrollTop) list.scrollTop = top - ROW_HEIGHT
    else if (top + ROW_HEIGHT > list.scrollTop + list.clientHeight) list.scrollTop = top + 2 * ROW_HEIGHT - list.clientHeight
  }, [active, model, scroller])
}
