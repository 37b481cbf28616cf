import { isBinding, type CollectionRecord, type FilterLeaf, type FilterNode, type PluginRecord } from '@heddle/document'
import { checkFields, type FieldProblem, type Fields, type PluginDefinition } from '@heddle/kit'
import { isForVisitor } from '@heddle/kit/visitor-values'
import type { Json } from '@heddle/store'
import { words } from '../words.ts'
import type { Problem, ProblemRule, ProblemScope } from '../problem.ts'

/** Settings of plugins, collections of their sources and arguments of their actions that the plugins refuse. */
export const rule: ProblemRule = {
  id: 'plugin-use',
  place: 81,
  find: (scope) =>
    scope.view.of('plugin').flatMap((record) => {
      const plugin = scope.plugins.get(record.namespace)
      if (!plugin) return []
      const { public: settings } = plugin.settings
      const own = checkFields(settings, record.settings.publicData)
      return [
        ...own.map((problem) => toProblem(`${record.id}/${problem.name}`, record.name, settings.fields, problem)),
        ...collectionProblems(scope, record, plugin),
        ...actionProblems(scope, record, plugin),
      ]
    }),
}

function collectionProblems(
  { view, plugins }: ProblemScope,
  { id, name }: PluginRecord,
  { source }: PluginDefinition,
): readonly Problem[] {
  const collections = view.of('collection').filter(({ pluginId }) => pluginId === id)
  if (!source) return collections.map((one) => warning(`${one.id}/source`, words.pluginWithoutRows(one.name, name)))
  return collections.flatMap((one) => [
    ...checkFields(source.collection, one.config).map((problem) =>
      toProblem(`${one.id}/${problem.name}`, one.name, source.collection.fields, problem),
    ),
    ...(one.mode === 'static' ? boundSettings(source.collection.fields, one) : []).map((name) =>
      warning(`${one.id}/static/${name}`, words.pluginStatic(one.name, source.collection.fields[name]?.label.en ?? name)),
    ),
    ...(isForVisitor({ ...source, ...source.collection }, one.config) ? visitorProblems(one, { view, plugins }) : []),
    ...(source.native.includes('filter') ? operatorsOf(one) : [])
      .filter((operator) => !source.operators.includes(operator))
      .map((operator) => warning(`${one.id}/${operator}`, words.pluginOperator(one.name, name, operator))),
  ])
}

/** What keeps a collection from being whoever is signed in's own. */
function visitorProblems(
  { id, name, mode }: CollectionRecord,
  scope: Pick<ProblemScope, 'view' | 'plugins'>,
): readonly Problem[] {
  const isAsked = mode !== 'static' && mode !== 'dynamic'
  return [
    ...(isAsked ? [] : [warning(`${id}/visitor-mode`, words.pluginVisitorMode(name))]),
    ...(isSignedIn(scope) ? [] : [warning(`${id}/visitor`, words.pluginVisitor(name))]),
  ]
}

/** Whether a plugin says who is signed in. */
function isSignedIn({ view, plugins }: Pick<ProblemScope, 'view' | 'plugins'>): boolean {
  const record = view.find('plugin', view.site()?.authPluginId ?? '')
  return record !== undefined && plugins.get(record.namespace)?.auth !== undefined
}

/** Settings that hold a formula, which nobody works out while publishing. */
function boundSettings(fields: Fields, { config }: CollectionRecord): readonly string[] {
  const holds = (value: Json | undefined): boolean =>
    typeof value === 'object' && value !== null && (isBinding(value) || Object.values(value).some(holds))
  return Object.keys(fields).filter((name) => holds(config[name]))
}

function operatorsOf({ filter }: CollectionRecord): readonly FilterLeaf<unknown>['operator'][] {
  const found = new Set<FilterLeaf<unknown>['operator']>()
  const walk = (part: FilterNode<unknown> | FilterLeaf<unknown>): void => {
    if ('conditions' in part) part.conditions.forEach(walk)
    else found.add(part.operator)
  }
  if (filter) walk(filter)
  return [...found]
}

/** An action that is bound as a whole is not looked at. */
function actionProblems(
  { view, plugins }: ProblemScope,
  { id, name }: PluginRecord,
  plugin: PluginDefinition,
): readonly Problem[] {
  return view.of('workflow').flatMap((workflow) =>
    Object.entries(workflow.actions).flatMap(([actionId, { type, args, disabled }]) => {
      if (type !== 'plugin-action' || args['pluginId'] !== id || disabled) return []
      const at = `${workflow.id}/${actionId}`
      const wanted = args['action']
      if (typeof wanted !== 'string') return []
      const action = Object.hasOwn(plugin.actions, wanted) ? plugin.actions[wanted] : undefined
      if (!action) return [warning(`${at}/action`, words.pluginAction(workflow.name, name, wanted))]
      const given = valuesOf(args['arguments'])
      const place = `${workflow.name}, ${action.label.en}`
      const isNobodys = isForVisitor(action, given) && !isSignedIn({ view, plugins })
      return [
        ...checkFields(action, given).map((problem) => toProblem(`${at}/${problem.name}`, place, action.fields, problem)),
        ...(isNobodys ? [warning(`${at}/visitor`, words.pluginVisitor(place))] : []),
      ]
    }),
  )
}

const valuesOf = (given: unknown): Readonly<Record<string, Json>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given) && !isBinding(given)
    ? (given as Readonly<Record<string, Json>>)
    : {}

function toProblem(id: string, place: string, fields: Fields, { name, message }: FieldProblem): Problem {
  return warning(id, words.pluginValue(place, fields[name]?.label.en, message))
}

const warning = (id: string, message: string): Problem => ({
  id: `plugin-use/${id}`,
  severity: 'warning',
  message,
  panel: 'plugins',
})
