import type { NodeRecord } from '@heddle/document'
import { setProp } from '@heddle/document/operations'
import { freeFieldName } from '../session/field-names.ts'
import type { Problem, ProblemScope } from './problem.ts'
import { words } from './words.ts'

/** Gives a field a name that is free in its form. */
export function nameField(node: NodeRecord, { view, definitions }: ProblemScope): Pick<Problem, 'fix' | 'tabs'> {
  const name = freeFieldName({ view, definitions }, node)
  const label = words.nameField(name)
  const fieldsOf = (type: string) => definitions.get(type)
  return {
    tabs: ['settings'],
    fix: {
      label,
      mend: (editor) => editor.change(label, setProp(editor.view, { ids: [node.id], field: 'fieldName', value: name, fieldsOf })),
    },
  }
}
