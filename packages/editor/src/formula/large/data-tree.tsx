import { ChevronDown, ChevronRight } from 'lucide-react'
import { memo, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { FunctionDefinition } from '@heddle/kit'
import { SearchField } from '../../ui/search-field.tsx'
import type { DataEntry } from '../data-entries.ts'
import { words as formulaWords } from '../words.ts'
import { FunctionHelp } from './function-help.tsx'
import { treeRows, type TreeRow } from './tree-rows.ts'
import { usePeeked, type PeekPlace } from './use-peeked.ts'
import { useWindow } from '../../ui/use-window.ts'
import { words } from './words.ts'
import styles from './data-tree.module.css'

const ROW_HEIGHT = 24

export interface DataTreeProps extends PeekPlace {
  readonly entries: readonly DataEntry[]
  readonly functions: readonly FunctionDefinition[]
  readonly onInsert: (code: string) => void
}

/** Everything that a formula can read or call where it stands, with what it holds now. A key in the formula draws none of it again. */
export const DataTree = memo(function DataTree({ entries, functions, onInsert, nodeId, names, row }: DataTreeProps) {
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(() => firstOpen(entries))
  const [active, setActive] = useState(0)
  const [codes, setCodes] = useState<readonly string[]>([])
  const values = usePeeked(codes, { nodeId, names, row })
  const scroller = useRef<HTMLDivElement>(null)
  const id = useId()
  const rows = useMemo(
    () => treeRows({ entries, functions, open, valueOf: (code) => values.get(code), query }),
    [entries, functions, open, values, query],
  )
  const { start, end } = useWindow(scroller, rows.length, ROW_HEIGHT)
  const shown = rows.slice(start, end)
  const wanted = shown.flatMap(({ code, kind }) =>
    code === undefined || kind === undefined || kind === 'function' ? [] : [code],
  )
  if (wanted.join('\n') !== codes.join('\n')) setCodes(wanted)
  const at = Math.min(active, Math.max(0, rows.length - 1))
  const current = rows[at]

  const toggle = ({ key, isOpen }: TreeRow, to = !isOpen) => {
    if (isOpen === undefined) return
    setOpen((known) => new Set(to ? [...known, key] : [...known].filter((one) => one !== key)))
  }
  const go = (to: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, to))
    setActive(next)
    const element = scroller.current
    if (!element) return
    const top = next * ROW_HEIGHT
    if (top < element.scrollTop) element.scrollTop = top
    else if (top + ROW_HEIGHT > element.scrollTop + element.clientHeight)
      element.scrollTop = top + ROW_HEIGHT - element.clientHeight
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!current) return
    const parent = rows.findLastIndex(({ depth }, index) => index < at && depth < current.depth)
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      ArrowRight: () => (current.isOpen === false ? toggle(current, true) : go(at + 1)),
      ArrowLeft: () => (current.isOpen ? toggle(current, false) : go(parent)),
      Enter: () => (current.code === undefined ? toggle(current) : onInsert(current.code)),
      ' ': () => toggle(current),
    }
    const act = acts[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }

  return (
    <div className={styles.data} data-formula-data>
      <div className={styles.search}>
        <SearchField
          label={words.find}
          value={query}
          onChange={setQuery}
          keys="Ctrl+F"
          onLeaveDown={() => scroller.current?.focus()}
        />
      </div>
      <div
        ref={scroller}
        className={styles.tree}
        role="tree"
        aria-label={words.data}
        tabIndex={0}
        aria-activedescendant={current && at >= start && at < end ? `${id}-${at}` : undefined}
        onKeyDown={onKeyDown}
      >
        {rows.length === 0 && <p className={styles.nothing}>{formulaWords.nothing}</p>}
        <div role="none" style={{ height: rows.length * ROW_HEIGHT, paddingTop: start * ROW_HEIGHT, boxSizing: 'border-box' }}>
          {shown.map((line, offset) => (
            <Line
              key={line.key}
              id={`${id}-${start + offset}`}
              line={line}
              said={saidOf(line, line.code === undefined ? undefined : values.get(line.code))}
              isActive={start + offset === at}
              onPress={() => {
                setActive(start + offset)
                if (line.code === undefined) toggle(line)
                else onInsert(line.code)
              }}
              onToggle={() => toggle(line)}
            />
          ))}
        </div>
      </div>
      {current?.definition ? <FunctionHelp definition={current.definition} /> : <p className={styles.hint}>{words.putIn}</p>}
    </div>
  )
})

/** Groups that are open from the start: what stands nearest. */
function firstOpen(entries: readonly DataEntry[]): ReadonlySet<string> {
  const { sample, item, page, project, local, elements, component } = formulaWords.groups
  const near: readonly string[] = [sample, component, item, page, project, local, elements]
  const known = new Set(entries.map(({ group }) => group))
  return new Set([...near.filter((group) => known.has(group)).map((group) => `group:${group}`), 'functions'])
}

/** What is said at the end of a line: the value now, or what it is. */
function saidOf(line: TreeRow, value: ReturnType<ReturnType<typeof usePeeked>['get']>): string {
  if (line.detail !== undefined) return line.detail
  const kind = formulaWords.kinds[line.kind ?? ''] ?? line.kind ?? ''
  if (!value || value.kind === 'error') return kind
  if (value.kind === 'array' && 'count' in value) return words.rows(value.count ?? 0)
  return value.kind === 'object' && 'count' in value ? `{ ${value.count} }` : value.text
}

interface LineProps {
  readonly id: string
  readonly line: TreeRow
  readonly said: string
  readonly isActive: boolean
  readonly onPress: () => void
  readonly onToggle: () => void
}

function Line({ id, line, said, isActive, onPress, onToggle }: LineProps) {
  const { name, code, depth, isOpen, definition } = line
  const Arrow = isOpen ? ChevronDown : ChevronRight
  return (
    <div
      id={id}
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isActive}
      aria-label={`${name}, ${said}`}
      {...(isOpen === undefined ? {} : { 'aria-expanded': isOpen })}
      className={styles.line}
      data-active={isActive || undefined}
      data-group={code === undefined || undefined}
      style={{ height: ROW_HEIGHT, paddingInlineStart: 4 + depth * 12 }}
      title={definition?.description.en ?? code}
      draggable={code !== undefined}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', code ?? '')
        event.dataTransfer.effectAllowed = 'copy'
      }}
      onClick={onPress}
    >
      <span
        className={styles.arrow}
        onClick={(event) => {
          if (isOpen === undefined) return
          event.stopPropagation()
          onToggle()
        }}
      >
        {isOpen !== undefined && <Arrow size={12} aria-hidden />}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.said}>{said}</span>
    </div>
  )
}
