import { errorAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import type { CollectionRecord, FormulaRecord, PluginRecord } from '../records/types.ts'
import type { DocumentView } from '../view/view.ts'
import { checkName } from './names.ts'
import { checkParameters } from './workflow.ts'

/** What is wrong with a collection: formulas find it by its name too, and a static one holds its rows. */
export function checkCollection(view: DocumentView, collection: CollectionRecord): readonly Issue[] {
  const path = `collection/${collection.id}`
  const issues = [...checkOwnName(view, collection, path)]
  const { mode, type, data, pluginId } = collection
  if (mode === 'static' && type === 'collection' && data !== undefined && !Array.isArray(data))
    issues.push(errorAt('wrong-value', `${path}/data`, MESSAGES.rowsNeeded))
  if (pluginId !== undefined && !view.find('plugin', pluginId))
    issues.push(errorAt('unknown-reference', `${path}/pluginId`, MESSAGES.unknownReference(pluginId)))
  return issues
}

/** What is wrong with a formula of the project: it is called by its name too. */
export function checkFormula(view: DocumentView, formula: FormulaRecord): readonly Issue[] {
  const path = `formula/${formula.id}`
  const issues = [...checkOwnName(view, formula, path), ...checkParameters(formula.parameters, `${path}/parameters`)]
  if (formula.code.trim() === '') issues.push(errorAt('empty-formula', `${path}/code`, MESSAGES.emptyFormula))
  return issues
}

/** What is wrong with a plugin of the project: its namespace finds it in the catalogue, so there is one of each. */
export function checkPlugin(view: DocumentView, { id, name, namespace }: PluginRecord): readonly Issue[] {
  const path = `plugin/${id}`
  const issues = [...checkName(name, `${path}/name`)]
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(namespace))
    issues.push(errorAt('bad-namespace', `${path}/namespace`, MESSAGES.badNamespace(namespace)))
  if (view.of('plugin').some((other) => other.id !== id && other.namespace === namespace))
    issues.push(errorAt('plugin-installed', `${path}/namespace`, MESSAGES.pluginInstalled(namespace)))
  return issues
}

function checkOwnName(view: DocumentView, { id, kind, name }: CollectionRecord | FormulaRecord, path: string): readonly Issue[] {
  const isTaken = view.of(kind).some((other) => other.id !== id && other.name === name)
  return [
    ...checkName(name, `${path}/name`),
    ...(isTaken ? [errorAt('name-taken', `${path}/name`, MESSAGES.nameTaken(name))] : []),
  ]
}
