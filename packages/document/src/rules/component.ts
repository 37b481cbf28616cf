import { errorAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import type { LibraryComponentRecord } from '../records/types.ts'
import { checkName } from './names.ts'
import { isOfType } from './variable.ts'
import { checkParameters } from './workflow.ts'

/** How often a component may stand around itself, through slots; what is nested deeper is not drawn (specification section 4). */
export const MAX_COMPONENT_NESTING = 10

const PARTS = ['properties', 'variables', 'formulas', 'triggers'] as const

/** What is wrong with a component: its parts have names, each once among its kind, and variables hold values of their type. */
export function checkComponent(component: LibraryComponentRecord): readonly Issue[] {
  const path = `library-component/${component.id}`
  const issues: Issue[] = [...checkName(component.name, `${path}/name`)]
  for (const part of PARTS) {
    const names = new Set<string>()
    for (const [id, { name }] of Object.entries(component[part] ?? {})) {
      issues.push(...checkName(name, `${path}/${part}/${id}`))
      if (names.has(name)) issues.push(errorAt('name-taken', `${path}/${part}/${id}`, MESSAGES.nameTaken(name)))
      names.add(name)
    }
  }
  for (const [id, { options = [] }] of Object.entries(component.properties ?? {})) {
    const values = new Set<string>()
    for (const [at, { value }] of options.entries()) {
      if (values.has(value))
        issues.push(errorAt('name-taken', `${path}/properties/${id}/options/${at}`, MESSAGES.nameTaken(value)))
      values.add(value)
    }
  }
  for (const [id, { type, defaultValue }] of Object.entries(component.variables ?? {})) {
    if (!isOfType(type, defaultValue))
      issues.push(errorAt('wrong-value', `${path}/variables/${id}`, MESSAGES.badVariableDefault(type)))
  }
  for (const [id, { code, parameters }] of Object.entries(component.formulas ?? {})) {
    issues.push(...checkParameters(parameters, `${path}/formulas/${id}`))
    if (code.trim() === '') issues.push(errorAt('empty-formula', `${path}/formulas/${id}`, MESSAGES.emptyFormula))
  }
  return issues
}
