import { errorAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import type { StyleClassRecord } from '../records/types.ts'
import type { DocumentView } from '../view/view.ts'
import { checkName } from './names.ts'

/** What is wrong with a style class: sub-classes are one level deep, names unique among their siblings. */
export function checkClass(view: DocumentView, styleClass: StyleClassRecord): readonly Issue[] {
  const path = `style-class/${styleClass.id}`
  const issues: Issue[] = [...checkName(styleClass.name, `${path}/name`)]
  const { parentId } = styleClass
  const classes = view.of('style-class')
  if (parentId !== undefined) {
    const parent = view.find('style-class', parentId)
    if (parent === undefined) issues.push(errorAt('unknown-reference', `${path}/parentId`, MESSAGES.unknownReference(parentId)))
    else if (
      parent.parentId !== undefined ||
      parentId === styleClass.id ||
      classes.some((other) => other.parentId === styleClass.id)
    ) {
      issues.push(errorAt('class-cycle', `${path}/parentId`, MESSAGES.classCycle))
    }
  }
  if (classes.some((other) => other.id !== styleClass.id && other.parentId === parentId && other.name === styleClass.name)) {
    issues.push(errorAt('name-taken', `${path}/name`, MESSAGES.nameTaken(styleClass.name)))
  }
  return issues
}
