import type { Json } from '@heddle/store'
import type { Bindable } from '../values/bindable.ts'
import type { VariableType } from '../values/coerce/types.ts'
import type { FilterNode } from '../values/filter/types.ts'
import type { SortKey } from '../values/sort/types.ts'
import type { Id, IndexKey } from './types.ts'

export type { VariableType } from '../values/coerce/types.ts'

/** Specification section 3, variable. */
export interface VariableRecord {
  readonly id: Id
  readonly kind: 'variable'
  readonly name: string
  readonly folder: string
  readonly index: IndexKey
  readonly type: VariableType
  /** Absent means null. */
  readonly defaultValue?: Json
  readonly isLocalStorage?: boolean
  readonly isPersistentOnNav?: boolean
  readonly queryName?: string
  readonly preserveReference?: boolean
  readonly readonly?: boolean
  readonly resettable?: boolean
  /** Set for a variable that belongs to one page; absent for a project variable. */
  readonly pageId?: Id
}

/** Some of the rows of a collection. They change together: few enough for a small diff, many enough for few blocks. */
export interface RowBlock {
  readonly index: IndexKey
  readonly rows: readonly Json[]
}

/** Specification section 3, collection. */
export interface CollectionRecord {
  readonly id: Id
  readonly kind: 'collection'
  readonly name: string
  readonly folder: string
  readonly index: IndexKey
  readonly mode: string
  readonly type: 'collection' | 'single'
  readonly pluginId?: Id
  readonly config: Readonly<Record<string, Json>>
  readonly filter?: FilterNode<Bindable>
  readonly sort?: readonly SortKey[]
  readonly limit?: Bindable<number>
  readonly offset?: number
  /** The rows of a static collection as one list while they are few, or its single record. */
  readonly data?: Json
  /** The rows of a static collection once they are many; then there is no `data`. */
  readonly blocks?: Readonly<Record<Id, RowBlock>>
  /** The field that tells rows apart: repeats are offered it as their key. */
  readonly rowKey?: string
  readonly fields?: Json
}

/** What a formula is to give for certain arguments: kept with it, and tried while it is written. */
export interface FormulaExample {
  /** What it shows, in the words of who wrote it. */
  readonly name?: string
  /** Arguments by the names of parameters; one that is not named is nothing. */
  readonly given: Readonly<Record<string, Json>>
  /** `null` is nothing. */
  readonly expected: Json
}

/** A named project formula. */
export interface FormulaRecord {
  readonly id: Id
  readonly kind: 'formula'
  readonly name: string
  readonly folder: string
  readonly index: IndexKey
  readonly parameters: readonly { readonly name: string; readonly type: string }[]
  readonly code: string
  readonly filter?: FilterNode<Bindable>
  readonly sort?: readonly SortKey[]
  /** What it is for; shown where it is offered. */
  readonly description?: string
  readonly examples?: readonly FormulaExample[]
}

/** One action of a workflow. Values inside `args` may be bindings, at any depth. */
export interface ActionRecord {
  /** Action type of the catalogue. */
  readonly type: string
  readonly name?: string
  readonly args: Readonly<Record<string, Json>>
  readonly next?: Id
  /** First action of each branch by the result that leads to it. */
  readonly branches?: readonly {
    readonly value: Json
    readonly id?: Id
    readonly isDefault?: boolean
    readonly label?: string
  }[]
  /** First action of a loop's body. */
  readonly loop?: Id
  readonly disabled?: boolean
  /** What its result looked like when it was tried: empty values with the fields. Formulas after it know these before it runs. */
  readonly gives?: Json
}

/** Specification section 3, workflow. Actions are a map keyed by id. */
export interface WorkflowRecord {
  readonly id: Id
  readonly kind: 'workflow'
  readonly name: string
  readonly folder: string
  readonly index: IndexKey
  /** The page, node or component it belongs to; absent for an app workflow. */
  readonly ownerId?: Id
  /** Name of an event (specification section 4); empty for a workflow that others call. */
  readonly trigger: string
  /** Values the event must have by key, or a formula over `event`. */
  readonly triggerConditions?: Json
  readonly parameters: readonly { readonly name: string; readonly type: string }[]
  readonly firstAction?: Id
  readonly firstErrorAction?: Id
  readonly actions: Readonly<Record<Id, ActionRecord>>
  /** Does not wait for the workflow before it on the same trigger. */
  readonly parallel?: boolean
  /** What it is for, in the words of those who made it; visitors do not get it. */
  readonly description?: string
  /** Nothing starts it, and who calls it goes on at once. */
  readonly disabled?: boolean
  /** Of a component, where nothing starts it: who uses an instance may run it there. */
  readonly isExposed?: true
}
