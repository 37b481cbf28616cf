import type { ComponentType } from 'react'
import type { Bindable, Id } from '@heddle/document'
import type { Field, FieldKinds, FieldValues } from '@heddle/kit'
import type { Json } from '@heddle/store'

export interface FieldControlProps<F extends Field> {
  readonly field: F
  readonly label: string
  /** The literal in effect, or the formula of a field of that kind; absent when mixed. */
  readonly value: Bindable | undefined
  readonly isMixed: boolean
  /** What is wrong with the last text that was committed: it stays in its field with this, to be mended. */
  readonly error?: string | undefined
  /** The node whose scope formulas see; absent where there is none, as in settings of plugins. */
  readonly nodeId?: Id | undefined
  /** Parts of the value may come from formulas although there is no node: they see what the page sees. */
  readonly canBind?: boolean | undefined
  /** Values of the fields beside it, as far as they are known: what is offered may follow from them. */
  readonly values?: FieldValues | undefined
  readonly onCommit: (value: Bindable | null) => void
  /** Shows a value while a person drags; `onShowEnd` makes the last one a change. */
  readonly onShow: (value: Json) => void
  readonly onShowEnd: () => void
}

/** A control for every kind of field. */
export type FieldControls = { readonly [K in keyof FieldKinds]: ComponentType<FieldControlProps<FieldKinds[K]>> }
