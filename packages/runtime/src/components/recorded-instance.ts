import { setKnownScope } from '@heddle/formula/run'
import type { PublishedComponent } from '@heddle/document/published'
import { withNames } from '@heddle/renderer'
import type { RecordedInstance } from '@heddle/workflow/trace'
import { noteInstance } from '../scope/instance-at.ts'
import { projectFormulas } from '../scope/project-formulas.ts'
import { withGetters } from '../scope/with-getters.ts'
import { createVariables, type Variables } from '../variables/create-variables.ts'
import { variablesInside } from './variables-inside.ts'

export interface RecordedAround {
  /** Names around the instance, with whatever else the place gave. */
  readonly outer: object
  readonly resolve: (value: unknown, scope: object) => unknown
  /** Variables of the page, for values of elements inside of the instance. */
  readonly page?: Variables
}

/**
 * Names inside of an instance that a recording holds: properties and variables as they were, formulas as the component has them.
 * Variables can be changed, and are nobody else's.
 */
export function recordedInstance(
  { variables: declared, formulas: known }: Pick<PublishedComponent, 'variables' | 'formulas'>,
  { uid = '', props, variables: values }: RecordedInstance,
  { outer, resolve, page }: RecordedAround,
): object {
  const variables = createVariables(declared)
  variables.set(new Map(Object.entries(values)))
  const own = withGetters({}, { props: () => props, variables: () => variables.names(), formulas: () => formulas })
  noteInstance(own, { uid, variables, emit: () => undefined })
  const inside = (context: object): object => {
    const seen = page && uid !== '' ? { variables: () => variablesInside(uid, page) } : {}
    const scope = withGetters(Object.create(outer) as object, { context: () => context, ...seen })
    // Its names are others.
    setKnownScope(scope, undefined)
    return scope
  }
  const alone = inside({ component: own })
  const formulas = projectFormulas(known, resolve, () => alone)
  const around: unknown = Reflect.get(outer, 'context')
  return inside(withNames(typeof around === 'object' && around !== null ? around : {}, { component: own }))
}
