import { isBinding, type CollectionRecord, type Id, type Issue } from '@heddle/document'
import type { PublishedCollection, PublishedValue } from '@heddle/document/published'
import type { PluginDefinition } from '@heddle/kit'
import { collectionConfig, cutsPages } from '../facts/plugins.ts'
import { compileValue } from '../compile/compile-value.ts'
import { compileFilterNode, type FormulaContext } from '../compile/formulas.ts'
import { MESSAGES } from '../messages.ts'
import { collectionsRead } from './collections-read.ts'
import { addAllReferences, addFilter, addReferences, noReferences } from './tree-references.ts'

/** A collection as visitors get it (specification section 3), without rows. */
export function compileCollection(
  record: CollectionRecord,
  around: FormulaContext,
  plugins: ReadonlyMap<string, PluginDefinition>,
  report: (issue: Issue) => void,
): PublishedCollection {
  const context: FormulaContext = { ...around, isNamed: true }
  const reportAt = (at: string) => (path: string, problem: string) =>
    report({
      code: 'broken-formula',
      severity: 'error',
      path: `collection/${record.id}/${at}${path && `/${path}`}`,
      message: MESSAGES.brokenFormula(problem),
    })
  const { id, name, mode, type, pluginId, sort, offset, fields } = record
  const config = compileValue(
    collectionConfig(record, context.view, plugins),
    context,
    reportAt('config'),
  ) as PublishedCollection['config']
  const filter =
    record.filter &&
    compileFilterNode(record.filter, (value) => (isBinding(value) ? compileValue(value, context, reportAt('filter')) : value))
  const limit = compileValue(record.limit, context, reportAt('limit'))
  const reads = readsOf({ id, config, ...(filter && { filter }), limit }, context)
  return {
    id,
    name,
    mode,
    type,
    ...(pluginId !== undefined && { pluginId }),
    config,
    ...(filter && { filter }),
    ...(sort && sort.length > 0 && { sort }),
    ...(limit !== undefined && { limit }),
    offset: offset ?? 0,
    ...(cutsPages(record, context.view, plugins) && { hasPages: true as const }),
    ...(fields !== undefined && { fields }),
    ...(reads.length > 0 && { reads }),
  }
}

/** Other collections that the definition mentions, itself or through project formulas. */
function readsOf(
  {
    id,
    config,
    filter,
    limit,
  }: Pick<PublishedCollection, 'id' | 'config' | 'filter'> & { readonly limit: PublishedValue | undefined },
  context: FormulaContext,
): readonly Id[] {
  const references = noReferences()
  addAllReferences(config, references)
  if (filter) addFilter(filter, references)
  addReferences(limit, references)
  return collectionsRead(references, context)
    .filter((other) => other !== id)
    .toSorted()
}
