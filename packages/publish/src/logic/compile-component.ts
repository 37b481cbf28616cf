import type { DocumentView, Id, Issue, LibraryComponentRecord, WorkflowRecord } from '@heddle/document'
import type { PublishedComponent, PublishedFormula } from '@heddle/document/published'
import type { FormulaContext } from '../compile/formulas.ts'
import { MESSAGES } from '../messages.ts'
import { compileFormula } from './compile-formula.ts'

/** What the instances of a component on a page need of it beside its nodes. */
export function compileComponent(
  record: LibraryComponentRecord,
  context: FormulaContext,
  report: (issue: Issue) => void,
): PublishedComponent {
  const { id, name, properties = {}, variables = {}, formulas = {} } = record
  const inside: FormulaContext = { ...context, component: { component: record } }
  const workflows = context.view.of('workflow').filter((one) => one.ownerId === id && isCallable(one))
  return {
    id,
    name,
    properties: Object.entries(properties).map(([propertyId, property]) => ({ id: propertyId, name: property.name })),
    variables: Object.entries(variables).map(([variableId, { name: variableName, type, defaultValue = null, isExposed }]) => ({
      id: variableId,
      name: variableName,
      type,
      defaultValue,
      ...(isExposed && { isExposed }),
    })),
    formulas: Object.entries(formulas).flatMap(([formulaId, formula]): readonly PublishedFormula[] => {
      const body = compileFormula(formula, inside)
      if (!('problem' in body)) return [{ id: formulaId, name: formula.name, parameters: formula.parameters, body }]
      report({
        code: 'broken-formula',
        severity: 'error',
        path: `library-component/${id}/formulas/${formulaId}/code`,
        message: MESSAGES.brokenFormula(body.problem),
      })
      return []
    }),
    ...(workflows.length > 0 && { workflows: workflows.map((one) => one.id) }),
  }
}

const isCallable = ({ isExposed, trigger, disabled }: WorkflowRecord): boolean =>
  isExposed === true && trigger === '' && !disabled

/** The component that the owner of a workflow is, or stands in. */
export function componentOf(
  ownerId: Id | undefined,
  view: Pick<DocumentView, 'find' | 'ancestors'>,
): LibraryComponentRecord | undefined {
  if (ownerId === undefined) return undefined
  return view.find('library-component', ownerId) ?? view.find('library-component', view.ancestors(ownerId).at(-1) ?? '')
}
