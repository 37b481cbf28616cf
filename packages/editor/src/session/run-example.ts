import type { FormulaExample, FormulaRecord, Id } from '@heddle/document'
import { equalJson, type Json } from '@heddle/store'
import { bindingSteps } from './binding-steps.ts'
import type { CanvasConnection } from '../frame/connection.ts'

/** What a formula gave for an example. */
export type ExampleOutcome =
  | { readonly isMet: boolean; readonly actual: Json; readonly message?: undefined }
  | { readonly isMet: false; readonly message: string }

/** A formula with parameters, as far as it runs. */
export type RunnableFormula = Pick<FormulaRecord, 'code' | 'parameters' | 'filter' | 'sort'>

const EMPTY: Readonly<Record<string, Json>> = { string: '', number: 0, boolean: false, array: [], object: {} }

/** Arguments to begin an example with: those of another one, and an empty value of its type for each that it does not name. */
export function begunArguments(
  { parameters }: Pick<RunnableFormula, 'parameters'>,
  given: FormulaExample['given'] = {},
): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    parameters.map(({ name, type }) => [name, (Object.hasOwn(given, name) ? given[name] : EMPTY[type]) ?? null]),
  )
}

/** The arguments of an example by the names of the parameters: what it does not name is nothing. */
export function argumentsOf(
  { parameters }: Pick<RunnableFormula, 'parameters'>,
  given: FormulaExample['given'] = {},
): Readonly<Record<string, Json>> {
  return Object.fromEntries(parameters.map(({ name }) => [name, (Object.hasOwn(given, name) ? given[name] : null) ?? null]))
}

/**
 * Runs a formula for one of its examples where pages are drawn.
 * @param placeId the component whose instance it sees, one that sets nothing; none: the page
 */
export async function runExample(
  canvas: Pick<CanvasConnection, 'explain'>,
  formula: RunnableFormula,
  { given, expected }: FormulaExample,
  placeId?: Id,
): Promise<ExampleOutcome> {
  const { result } = await canvas.explain(placeId, formula.code, {
    names: argumentsOf(formula, given),
    isWhole: true,
    ...bindingSteps(formula),
  })
  if (!result.ok) return { isMet: false, message: result.message }
  const actual = (result.value ?? null) as Json
  return { isMet: equalJson(actual, expected), actual }
}
