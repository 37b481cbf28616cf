import { ChevronRight, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useRecords } from '@heddle/store/react'
import { countUsages } from '../../commands/data/usage-places.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ElementIcon } from '../../ui/element-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Panel, PanelBody, PanelEmpty, PanelTool } from '../../ui/panel.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { openWorkflow } from '../../workflows/show-workflow.ts'
import { keyStep } from '../navigator/key-step.ts'
import { INDENT, ROW_HEIGHT } from '../navigator/rows.ts'
import { slotOf, useWindow } from '../../ui/use-window.ts'
import { addWorkflow, PLACES } from './add-workflow.ts'
import { shortTriggerLabel } from '../../workflows/triggers-of.ts'
import { workflowRows, type WorkflowRow } from './workflow-rows.ts'
import { words } from './words.ts'
import styles from './workflows-panel.module.css'

/** Every workflow of the project by whose it is; what one is picked for is shown in the inspector, or as a graph. */
export function WorkflowsPanel() {
  const editor = useEditor()
  const { store, session } = editor
  const pageId = useValue(session.pageId)
  const isEmpty = useRecords(store, 'workflow').length === 0
  const [query, setQuery] = useState('')
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({})
  const rows = workflowRows(editor, pageId, query, toggled)
  const items = PLACES.map(({ place, label, icon }) => (
    <MenuItem key={place} label={label} icon={icon} onPress={() => addWorkflow(editor, place)} />
  ))
  return (
    <Panel
      title={words.title}
      actions={
        <Menu label={words.add} placement="bottom end" trigger={<IconButton icon={Plus} label={words.add} />}>
          {items}
        </Menu>
      }
    >
      {isEmpty ? (
        <PanelBody>
          <PanelEmpty title={words.none}>
            <p>{words.noneWhy}</p>
            <div className={styles.choices}>
              {PLACES.map(({ place, label, icon }) => (
                <Button key={place} icon={icon} onPress={() => addWorkflow(editor, place)}>
                  {label}
                </Button>
              ))}
            </div>
          </PanelEmpty>
        </PanelBody>
      ) : (
        <>
          <PanelTool>
            <SearchField
              label={words.find}
              value={query}
              onChange={setQuery}
              onLeaveDown={() => document.querySelector<HTMLElement>('[data-workflow-tree]')?.focus()}
            />
          </PanelTool>
          {rows.length === 0 && <PanelEmpty title={words.nothing} />}
          <WorkflowTree rows={rows} onToggle={(id, isOpen) => setToggled({ ...toggled, [id]: isOpen })} />
          <footer className={styles.foot}>{words.countsActions}</footer>
        </>
      )}
    </Panel>
  )
}

const rowElementId = (id: string) => `workflow-row-${id.replaceAll(' ', '-')}`

function WorkflowTree({
  rows,
  onToggle,
}: {
  readonly rows: readonly WorkflowRow[]
  readonly onToggle: (id: string, isOpen: boolean) => void
}) {
  const editor = useEditor()
  const subject = useValue(editor.session.subject)
  const scroller = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<string>()
  const { start, end } = useWindow(scroller, rows.length, ROW_HEIGHT)
  const stands = rows.find(({ id }) => id === active) ?? rows[0]
  useEffect(() => {
    if (subject !== undefined) setActive(subject)
  }, [subject])
  const press = (row: WorkflowRow | undefined) => {
    if (!row) return
    setActive(row.id)
    if (row.type === 'group') onToggle(row.id, !row.isOpen)
    else openWorkflow(editor, row.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = keyStep(rows, stands?.id, event.key)
    if (step && 'go' in step) {
      setActive(step.go)
      keepInSight(
        scroller.current,
        rows.findIndex(({ id }) => id === step.go),
      )
    } else if (step) onToggle(step.toggle, step.isOpen)
    else if (event.key === 'Enter' || event.key === ' ') press(stands)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const rowOf = ({ target }: MouseEvent) => {
    const id = target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined
    return rows.find((row) => row.id === id)
  }
  return (
    <div
      ref={scroller}
      role="tree"
      tabIndex={0}
      data-workflow-tree
      data-region-start
      aria-label={words.tree}
      {...(stands && { 'aria-activedescendant': rowElementId(stands.id) })}
      className={styles.tree}
      onKeyDown={onKeyDown}
      onClick={(event) => press(rowOf(event))}
    >
      <div role="none" className={styles.rows} style={{ height: rows.length * ROW_HEIGHT }}>
        {rows.slice(start, end).map((row, at) => (
          <div
            key={slotOf(start + at, end - start)}
            id={rowElementId(row.id)}
            data-row={row.id}
            role="treeitem"
            aria-level={row.depth + 1}
            aria-posinset={row.position}
            aria-setsize={row.count}
            aria-selected={row.id === subject}
            {...(row.type === 'group' && { 'aria-expanded': row.isOpen })}
            className={classNames(
              styles.row,
              row.type === 'group' && styles.group,
              row.id === subject && styles.selected,
              row === stands && styles.active,
            )}
            style={{ top: (start + at) * ROW_HEIGHT, paddingLeft: 4 + row.depth * INDENT }}
          >
            <RowContent row={row} />
          </div>
        ))}
      </div>
    </div>
  )
}

function RowContent({ row }: { readonly row: WorkflowRow }) {
  const editor = useEditor()
  if (row.type === 'group')
    return (
      <>
        <ChevronRight size={12} strokeWidth={1.6} aria-hidden className={classNames(styles.chevron, row.isOpen && styles.open)} />
        <span className={styles.name}>{row.name}</span>
        <span className={styles.count}>{row.size}</span>
      </>
    )
  const { workflow, name, icon } = row
  const started =
    workflow.trigger === '' ? words.called(countUsages(editor.view, workflow.id)) : shortTriggerLabel(workflow, editor)
  return (
    <>
      <ElementIcon name={icon} />
      <span className={classNames(styles.name, workflow.disabled && styles.off)}>{name}</span>
      <span className={styles.hint}>{workflow.disabled ? words.off : started}</span>
      <span role="img" aria-label={words.actions(Object.keys(workflow.actions).length)} className={styles.count}>
        {Object.keys(workflow.actions).length}
      </span>
    </>
  )
}

function keepInSight(list: HTMLElement | null, at: number): void {
  if (!list || at < 0) return
  const top = at * ROW_HEIGHT
  if (top < list.scrollTop) list.scrollTop = Math.max(0, top - ROW_HEIGHT)
  else if (top + ROW_HEIGHT > list.scrollTop + list.clientHeight) list.scrollTop = top + 2 * ROW_HEIGHT - list.clientHeight
}
