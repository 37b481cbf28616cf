import { publishedBinding } from '@heddle/testing'
import type { PublishedCollection, PublishedVariable } from '@heddle/document/published'
import { compilePattern } from '@heddle/document/regex'
import { createCollections, type Collections } from '../collections/index.ts'
import type { CollectionError, CollectionSource, SourceAnswer, SourceRequest } from '../collections/types.ts'
import { createEvaluator, type Evaluator } from '../evaluate/create-evaluator.ts'
import { snapshotSurroundings } from '../surroundings/snapshot.ts'
import { createVariables, type Variables } from '../variables/create-variables.ts'
import { deferred } from './deferred.ts'

/** A collection as published; dynamic unless told otherwise. */
export function collection(id: string, more: Partial<PublishedCollection> = {}): PublishedCollection {
  return { id, name: `the ${id}`, mode: 'dynamic', type: 'collection', config: {}, offset: 0, ...more }
}

export interface CollectionDesk {
  readonly collections: Collections
  readonly variables: Variables
  readonly evaluator: Evaluator
  readonly scope: object
  readonly errors: CollectionError[]
  readonly logs: string[]
  /** What a formula gives. */
  readonly read: (code: string) => unknown
}

/** Collections over a scope of variables and collections, with what they told. */
export function collectionDesk(
  list: readonly PublishedCollection[],
  {
    rows = {},
    source,
    variables: declared = [],
  }: {
    readonly rows?: Readonly<Record<string, unknown>>
    readonly source?: CollectionSource
    readonly variables?: readonly PublishedVariable[]
  } = {},
): CollectionDesk {
  const surroundings = snapshotSurroundings({ now: 0, language: () => 'en', defaultLanguage: 'en' })
  const evaluator = createEvaluator({ functions: {}, surroundings }, () => compilePattern)
  const variables = createVariables(declared)
  const errors: CollectionError[] = []
  const logs: string[] = []
  const scope: object = {}
  const collections = createCollections({
    evaluator,
    scope,
    pattern: () => compilePattern,
    sources: () => source,
    onError: (event) => errors.push(event),
    log: (level, message) => logs.push(`${level}: ${message}`),
  })
  Object.defineProperty(scope, 'variables', { get: variables.names })
  Object.defineProperty(scope, 'collections', { get: collections.names })
  collections.reset(list, rows)
  const read = (code: string): unknown => evaluator.resolve(publishedBinding(code), scope)
  return { collections, variables, evaluator, scope, errors, logs, read }
}

/** One request to a source that answers when it is told to. */
export interface AskedSource extends SourceRequest {
  readonly answer: (answer: SourceAnswer) => void
  readonly fail: (error: Error) => void
}

export interface HeldSource extends CollectionSource {
  /** Requests in the order in which they came. */
  readonly asked: readonly AskedSource[]
  /** The request for this collection that came last. */
  readonly last: (id: string) => AskedSource
}

/** A source that answers by hand, and takes no note of aborts. */
export function heldSource(hasPages = false): HeldSource {
  const asked: AskedSource[] = []
  return {
    hasPages,
    asked,
    last(id) {
      const found = asked.findLast(({ collection: { id: own } }) => own === id)
      if (!found) throw new Error(`Nobody asked for ${id}`)
      return found
    },
    fetch(request) {
      const { promise, resolve, reject } = deferred<SourceAnswer>()
      asked.push({ ...request, answer: resolve, fail: reject })
      return promise
    },
  }
}
