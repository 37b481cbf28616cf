import type { ComponentType } from 'react'
import type { FormulaInputProps } from './formula-input.tsx'

type Input = ComponentType<FormulaInputProps>

let input: Input | undefined

/** The editor of formulas as text, if it is there already. */
export function loadedInput(): Input | undefined {
  return input
}

/** Fetches it, once: a fifth of the scripts, of which nothing is drawn before a formula is opened. Rejects when it cannot be had. */
export async function loadInput(): Promise<Input> {
  input ??= (await import('./formula-input.tsx')).FormulaInput
  return input
}
