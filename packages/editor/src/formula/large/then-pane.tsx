import { ArrowDownWideNarrow, Columns3, Filter, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Bindable, FilterLeaf, FilterNode, FilterOperator, SortKey } from '@heddle/document'
import type { ListSteps } from '@heddle/canvas/protocol'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ALONE, OPERATOR_WORDS } from './filter-words.ts'
import { readPlain, writePlain } from './plain-value.ts'
import { words } from './words.ts'
import styles from './then-pane.module.css'

const OPERATORS = (Object.keys(OPERATOR_WORDS) as readonly FilterOperator[]).map((value) => ({
  value,
  label: OPERATOR_WORDS[value],
}))
const LINKS = [
  { value: '$and', label: words.allOf },
  { value: '$or', label: words.anyOf },
] as const
const ORDERS = [
  { value: 'ASC', label: words.ascending },
  { value: 'DESC', label: words.descending },
] as const

export interface ThenPaneProps {
  readonly steps: ListSteps
  readonly onChange: (steps: ListSteps) => void
  /** Project formulas have none. */
  readonly hasMap: boolean
}

/** What the list goes through behind the formula: filter, sort and map, in this order. */
export function ThenPane({ steps, onChange, hasMap }: ThenPaneProps) {
  const { filter, sort = [], map = {} } = steps
  const conditions = filter?.conditions ?? []
  const isFlat = conditions.every(isLeaf)
  const fields = Object.entries(map)
  const setConditions = (next: FilterNode<Bindable>['conditions'], link = filter?.link) => {
    const { filter: _, ...rest } = steps
    onChange(
      next.length === 0 && filter?.if === undefined
        ? rest
        : { ...rest, filter: { ...filter, ...(link && { link }), conditions: next } },
    )
  }
  const setSort = (next: readonly SortKey[]) => {
    const { sort: _, ...rest } = steps
    onChange(next.length === 0 ? rest : { ...rest, sort: next })
  }
  const setMap = (next: readonly (readonly [string, Bindable])[]) => {
    const { map: _, ...rest } = steps
    onChange(next.length === 0 ? rest : { ...rest, map: Object.fromEntries(next) })
  }
  const setLeaf = (at: number, part: Partial<FilterLeaf<Bindable>>) =>
    setConditions(conditions.map((leaf, each) => (each === at ? ({ ...leaf, ...part } as FilterLeaf<Bindable>) : leaf)))

  return (
    <section className={styles.pane} aria-label={words.afterwards}>
      <header className={styles.head}>
        <h3 className={styles.title}>{words.afterwards}</h3>
        <Button
          tone="quiet"
          icon={Filter}
          onPress={() => setConditions([...conditions, { field: 'name', operator: '$ne:null' }])}
        >
          {words.addCondition}
        </Button>
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
      {conditions.length > 0 && (
        <div className={styles.lines}>
          {!isFlat && <p className={styles.hint}>{words.nested}</p>}
          {isFlat && conditions.length > 1 && (
            <Line lead={words.keep}>
              <Select
                label={words.keepWhen}
                isLabelHidden
                value={filter?.link ?? '$and'}
                options={LINKS}
                onChange={(link) => setConditions(conditions, link)}
              />
            </Line>
          )}
          {conditions.filter(isLeaf).map(({ field, operator, value }, at) => (
            // Conditions are their places.
            <Line
              key={at}
              lead={at === 0 && conditions.length === 1 ? words.keep : ''}
              onRemove={isFlat ? () => setConditions(conditions.filter((_, each) => each !== at)) : undefined}
              name={field}
            >
              <TextField
                label={words.field(at + 1)}
                isLabelHidden
                isDisabled={!isFlat}
                value={field}
                onCommit={(next) => setLeaf(at, { field: next.trim() || field })}
              />
              <Select
                label={words.operator(at + 1)}
                isLabelHidden
                isDisabled={!isFlat}
                value={operator}
                options={OPERATORS}
                onChange={(next) => setLeaf(at, { operator: next })}
              />
              {!ALONE.has(operator) && (
                <TextField
                  label={words.value(at + 1)}
                  isLabelHidden
                  isDisabled={!isFlat}
                  value={writePlain(value)}
                  onCommit={(text) => setLeaf(at, { value: readPlain(text) })}
                />
              )}
            </Line>
          ))}
        </div>
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
            <TextField
              label={words.formula(at + 1)}
              isLabelHidden
              isMono
              value={writePlain(value)}
              onCommit={(text) => setMap(fields.map((one, each) => (each === at ? [key, readPlain(text)] : one)))}
            />
          </Line>
        ))}
    </section>
  )
}

function Line({
  lead,
  name = '',
  onRemove,
  children,
}: {
  readonly lead: string
  readonly name?: string
  readonly onRemove?: (() => void) | undefined
  readonly children: ReactNode
}) {
  return (
    <div className={styles.line}>
      <span className={styles.lead}>{lead}</span>
      {children}
      {onRemove && <IconButton icon={X} size={24} label={words.remove(name)} onPress={onRemove} />}
    </div>
  )
}

function isLeaf(node: FilterNode<Bindable> | FilterLeaf<Bindable>): node is FilterLeaf<Bindable> {
  return !('conditions' in node)
}

/** A name that the map does not have yet. */
function freeKey(map: Readonly<Record<string, unknown>>): string {
  let at = Object.keys(map).length + 1
  while (Object.hasOwn(map, `field${at}`)) at += 1
  return `field${at}`
}
