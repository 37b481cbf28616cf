import type { Json } from '@heddle/store'
import { errorAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import type { VariableRecord, VariableType } from '../records/types.ts'
import type { DocumentView } from '../view/view.ts'
import { checkName } from './names.ts'

/** What is wrong with a variable. Its name is unique among those that a formula on its page can see. */
export function checkVariable(view: DocumentView, variable: VariableRecord): readonly Issue[] {
  const path = `variable/${variable.id}`
  const issues: Issue[] = [...checkName(variable.name, `${path}/name`)]
  const isTaken = view
    .of('variable')
    .some(
      ({ id, name, pageId }) =>
        id !== variable.id &&
        name === variable.name &&
        (pageId === undefined || variable.pageId === undefined || pageId === variable.pageId),
    )
  if (isTaken) issues.push(errorAt('name-taken', `${path}/name`, MESSAGES.nameTaken(variable.name)))
  if (variable.pageId !== undefined && !view.find('page', variable.pageId)) {
    issues.push(errorAt('unknown-reference', `${path}/pageId`, MESSAGES.unknownReference(variable.pageId)))
  }
  if (variable.queryName !== undefined && !/^[\w-]{1,100}$/.test(variable.queryName)) {
    issues.push(errorAt('bad-query-name', `${path}/queryName`, MESSAGES.badQueryName))
  }
  if (!isOfType(variable.type, variable.defaultValue)) {
    issues.push(errorAt('wrong-value', `${path}/defaultValue`, MESSAGES.badVariableDefault(variable.type)))
  }
  return issues
}

/** Whether a value is of a variable's type; absent means null and fits every type. */
export function isOfType(type: VariableType, value: Json | undefined): boolean {
  if (value === undefined || value === null) return true
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return typeof value === 'object' && !Array.isArray(value)
  return typeof value === (type === 'query' ? 'string' : type)
}
