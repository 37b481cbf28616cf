import { FILLED_STATE, isInput, type FieldValues } from '@heddle/kit'
import { stateSelector } from '@heddle/style'
import type { ElementPlan } from './compile-context.ts'
import type { CompiledStyles } from './styles.ts'

/** Whether styles of an input say something of it where it holds a value, which has to be watched. */
export function asksWhetherFilled(
  { definition }: ElementPlan,
  { className = '', rules }: CompiledStyles,
  props: FieldValues,
): boolean {
  if (!isInput(definition) || !definition.states.includes(FILLED_STATE)) return false
  const asked = [stateSelector(FILLED_STATE), definition.emptyLook?.(props)]
  return asked.some((text) => text !== undefined && rules.get(className)?.includes(text) === true)
}
