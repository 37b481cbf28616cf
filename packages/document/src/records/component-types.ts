import type { Json } from '@heddle/store'
import type { FilterNode } from '../values/filter/types.ts'
import type { SortKey } from '../values/sort/types.ts'
import type { Bindable } from '../values/bindable.ts'
import type { FormulaExample, VariableType } from './logic-types.ts'
import type { Id, IndexKey } from './types.ts'

/** What an instance is given; formulas inside read it as `context.component.props`. */
export interface ComponentProperty {
  readonly name: string
  /** Kind of value, for the control that sets it. */
  readonly type: string
  /** What an instance has that sets nothing. */
  readonly defaultValue?: Json
  /** What a property of type `choice` may be, in the order it is offered. */
  readonly options?: readonly ComponentChoice[]
  /**
   * Of a list or an object: dotted paths to its texts for visitors, which are written in each language. An empty one: the items of the
   * list are texts themselves.
   */
  readonly texts?: readonly string[]
  /** Title that it stands under where instances are set; absent or empty: among the first. */
  readonly group?: string
  /** What it is for, in a sentence. */
  readonly description?: string
}

/** One of the values that a property may be. */
export interface ComponentChoice {
  readonly value: string
  /** What people read; empty: the value itself. */
  readonly label: string
}

/** A value that each instance has of its own; formulas inside read it as `context.component.variables`. */
export interface ComponentVariable {
  readonly name: string
  readonly type: Exclude<VariableType, 'query'>
  readonly defaultValue?: Json
  /** What fills a slot of the instance may read it, and the page by `{instance}-{variable}`. */
  readonly isExposed?: true
}

/** A formula that sees its parameters and the component it belongs to; `context.component.formulas`. */
export interface ComponentFormula {
  readonly name: string
  readonly parameters: readonly { readonly name: string; readonly type: string }[]
  readonly code: string
  readonly filter?: FilterNode<Bindable>
  readonly sort?: readonly SortKey[]
  readonly description?: string
  readonly examples?: readonly FormulaExample[]
}

/**
 * Specification section 3, library component. Its root node stands in its slot `root`; workflows inside name it as their
 * owner.
 */
export interface LibraryComponentRecord {
  readonly id: Id
  readonly kind: 'library-component'
  readonly name: string
  readonly folder: string
  readonly index: IndexKey
  /** A popup stands nowhere until it is opened; a linked section stands directly on pages, as many as one likes. */
  readonly type: 'component' | 'modal' | 'section'
  readonly rootElementId: Id
  /** Id that it has where it was copied from; absent for one that was made here. */
  readonly libraryId?: Id
  readonly configuration: Readonly<Record<string, Json>>
  readonly properties?: Readonly<Record<Id, ComponentProperty>>
  readonly variables?: Readonly<Record<Id, ComponentVariable>>
  readonly formulas?: Readonly<Record<Id, ComponentFormula>>
  /** Events that workflows of an instance may wait for; `event` shows what they carry. */
  readonly triggers?: Readonly<Record<Id, { readonly name: string; readonly event?: Json }>>
}

/** Element type of the nodes that are instances. */
export const INSTANCE_ELEMENT = 'library-component'
/** Element type of the places inside of a component that its instances fill: nodes stand in a slot of an instance that has its id. */
export const OUTLET_ELEMENT = 'dropzone'
/** Slot of a component that holds its root node. */
export const ROOT_SLOT = 'root'
