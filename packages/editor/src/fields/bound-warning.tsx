import { useMemo } from 'react'
import type { Binding, Id } from '@heddle/document'
import { checkBound, type Field, type FieldValues } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { bindingSteps } from '../session/binding-steps.ts'
import { useLiveResult } from '../formula/use-live-result.ts'
import { words } from './words.ts'
import rows from '../ui/row.module.css'

/** Says that what a formula gives at this moment does not fit its field. It warns and hinders nothing. */
export function BoundWarning({
  field,
  binding,
  nodeId,
  values,
}: {
  readonly field: Field
  readonly binding: Binding
  readonly nodeId: Id | undefined
  /** Of the fields beside it. */
  readonly values: FieldValues | undefined
}) {
  const steps = useMemo(() => bindingSteps(binding).steps, [binding])
  const result = useLiveResult(binding.code, nodeId, undefined, steps)
  const problem = result?.ok ? checkBound(field, result.value as Json | undefined, values) : undefined
  return problem === undefined ? null : <p className={rows.warning}>{words.boundNow(problem)}</p>
}
