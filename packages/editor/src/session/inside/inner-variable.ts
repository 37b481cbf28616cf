import type { ComponentVariable, DocumentView, Id, VariableRecord } from '@heddle/document'

/** What is known of a variable of the project, of a page, or of a component: all have ids of their own. */
export function variableOf(
  view: Pick<DocumentView, 'find' | 'of'>,
  id: Id,
): Pick<VariableRecord | ComponentVariable, 'name' | 'type' | 'defaultValue'> | undefined {
  const record = view.find('variable', id)
  return record ?? view.of('library-component').find(({ variables }) => variables?.[id] !== undefined)?.variables?.[id]
}
