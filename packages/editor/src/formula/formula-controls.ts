import { createContext, type ComponentType } from 'react'
import type { Binding } from '@heddle/document'
import type { BindingTarget } from './bound-field.tsx'

/** The way to a formula and what stands in the place of a value that one gives. */
export interface FormulaControls {
  readonly Handle: ComponentType<BindingTarget>
  readonly Field: ComponentType<BindingTarget & { readonly value: Binding }>
}

const None = () => null

/** Handed down, as values inside of a formula may come from formulas too. */
export const FormulaControlsContext = createContext<FormulaControls>({ Handle: None, Field: None })

/** What formulas in a place read beside what their own field tells: handed down, as they may stand inside of lists and objects. */
export const FormulaScopeContext = createContext<Pick<BindingTarget, 'sample' | 'given' | 'past'>>({})
