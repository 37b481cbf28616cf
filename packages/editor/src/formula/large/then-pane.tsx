import { ArrowDownWideNarrow, Columns3, Filter, FolderPlus, X } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { Bindable, RowField, SortKey } from '@heddle/document'
import type { ListSteps } from '@heddle/canvas/protocol'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ALL_OPERATORS, newLeaf } from '../filter/condition-kinds.ts'
import { insertAt, kept, NO_FILTER, type Condition, type Node } from '../filter/filter-edit.ts'
import type { FilterProps } from '../filter/filter-group.tsx'
import { FilterTree } from '../filter/filter-tree.tsx'
import { words as filterWords } from '../filter/words.ts'
import { MapField } from './map-field.tsx'
import { words } from './words.ts'
import styles from './then-pane.module.css'

const ORDERS = [
  { value: 'ASC', label: words.ascending },
  { value: 'DESC', label: words.descending },
] as const

export interface ThenPaneProps {
  readonly steps: ListSteps
  readonly onChange: (steps: ListSteps) => void
  /** Project formulas have none. */
  readonly hasMap: boolean
  /** Known fields of the rows, suggested in conditions. */
  readonly fields: readonly RowField[]
  /** What the formulas of conditions see. */
  readonly scope: FilterProps['scope']
  /** What those of a map see: the row too. */
  readonly mapScope: FilterProps['scope']
}

/** What the list goes through behind the formula: filter, sort and map, in this order. */
export const ThenPane = memo(function ThenPane({ steps, onChange, hasMap, fields: known, scope, mapScope }: ThenPaneProps) {
  const { filter, sort = [], map = {} } = steps
  const root = filter ?? NO_FILTER
  const fields = Object.entries(map)
  const setFilter = (next: Node) => {
    const { filter: _, ...rest } = steps
    const whole = kept(next)
    onChange(whole ? { ...rest, filter: whole } : rest)
  }
  const addCondition = (condition: Condition) => setFilter(insertAt(root, [], condition))
  const leaf = newLeaf(known, ALL_OPERATORS)
  const setSort = (next: readonly SortKey[]) => {
    const { sort: _, ...rest } = steps
    onChange(next.length === 0 ? rest : { ...rest, sort: next })
  }
  const setMap = (next: readonly (readonly [string, Bindable])[]) => {
    const { map: _, ...rest } = steps
    onChange(next.length === 0 ? rest : { ...rest, map: Object.fromEntries(next) })
  }

  return (
    <section className={styles.pane} aria-label={words.afterwards}>
      <header className={styles.head}>
        <h3 className={styles.title}>{words.afterwards}</h3>
        <Button tone="quiet" icon={Filter} onPress={() => addCondition(leaf)}>
          {filterWords.addCondition}
        </Button>
        <IconButton
          icon={FolderPlus}
          size={24}
          label={filterWords.addGroup}
          onPress={() => addCondition({ link: '$or', conditions: [leaf] })}
        />
        <Button tone="quiet" icon={ArrowDownWideNarrow} onPress={() => setSort([...sort, { key: 'name', direction: 'ASC' }])}>
          {words.addSort}
        </Button>
        {hasMap && (
          <Button
            tone="quiet"
            icon={Columns3}
            onPress={() => setMap([...fields, [freeKey(map), { type: 'f', code: 'context.mapping.value' }]])}
          >
            {words.addField}
          </Button>
        )}
        <span className={styles.hint}>{words.inOrder}</span>
      </header>
      {kept(root) && (
        <Line lead={words.keep} isTree>
          <FilterTree root={root} fields={known} operators={ALL_OPERATORS} scope={scope} onChange={setFilter} />
        </Line>
      )}
      {sort.map(({ key, direction }, at) => (
        <Line
          key={at}
          lead={at === 0 ? words.sortBy : ''}
          name={key}
          onRemove={() => setSort(sort.filter((_, each) => each !== at))}
        >
          <TextField
            label={words.field(at + 1)}
            isLabelHidden
            value={key}
            onCommit={(next) => setSort(sort.map((one, each) => (each === at ? { ...one, key: next.trim() || key } : one)))}
          />
          <Select
            label={words.order(at + 1)}
            isLabelHidden
            value={direction}
            options={ORDERS}
            onChange={(next) => setSort(sort.map((one, each) => (each === at ? { ...one, direction: next } : one)))}
          />
        </Line>
      ))}
      {hasMap &&
        fields.map(([key, value], at) => (
          <Line
            key={at}
            lead={at === 0 ? words.mapTo : ''}
            name={key}
            onRemove={() => setMap(fields.filter((_, each) => each !== at))}
          >
            <TextField
              label={words.key(at + 1)}
              isLabelHidden
              value={key}
              onCommit={(next) => setMap(fields.map((one, each) => (each === at ? [next.trim() || key, value] : one)))}
            />
            <MapField
              label={words.formula(at + 1)}
              value={value}
              scope={mapScope}
              onChange={(next) => setMap(fields.map((one, each) => (each === at ? [key, next] : one)))}
            />
          </Line>
        ))}
    </section>
  )
})

function Line({
  lead,
  name = '',
  isTree = false,
  onRemove,
  children,
}: {
  readonly lead: string
  /** It stands beside several lines. */
  readonly isTree?: boolean
  readonly name?: string
  readonly onRemove?: (() => void) | undefined
  readonly children: ReactNode
}) {
  return (
    <div className={styles.line} data-tree={isTree || undefined}>
      <span className={styles.lead}>{lead}</span>
      {children}
      {onRemove && <IconButton icon={X} size={24} label={words.remove(name)} onPress={onRemove} />}
    </div>
  )
}

/** A name that the map does not have yet. */
function freeKey(map: Readonly<Record<string, unknown>>): string {
  let at = Object.keys(map).length + 1
  while (Object.hasOwn(map, `field${at}`)) at += 1
  return `field${at}`
}
