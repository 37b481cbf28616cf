import type { Json } from '@heddle/store'
import { hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id, LibraryComponentRecord } from '../../records/types.ts'
import { checkComponent } from '../../rules/component.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { setAtoms } from '../set-atoms.ts'
import { instancesOf } from './component-use.ts'

type Parts<K extends 'properties' | 'variables' | 'formulas' | 'triggers'> = Readonly<
  Record<Id, NonNullable<LibraryComponentRecord[K]>[Id] | null>
>

/** `null` removes, absent leaves alone; parts are named by their ids, new ones by new ids. */
export interface ComponentValues {
  readonly name?: string
  readonly folder?: string
  readonly configuration?: Readonly<Record<string, Json>>
  readonly properties?: Parts<'properties'>
  readonly variables?: Parts<'variables'>
  readonly formulas?: Parts<'formulas'>
  readonly triggers?: Parts<'triggers'>
}

const MAPS: ReadonlySet<string> = new Set(['configuration', 'properties', 'variables', 'formulas', 'triggers'])

/** Renames a component, or changes its properties, variables, formulas and triggers. Instances lose what they set of a property that goes. */
export function setComponent(
  view: DocumentView,
  { id, values }: { readonly id: Id; readonly values: ComponentValues },
): OperationResult {
  const component = view.find('library-component', id)
  if (component === undefined) return refuseWith('unknown-record', `library-component/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  setAtoms(draft, id, { ...values, ...(values.name !== undefined && { name: values.name.trim() }) }, MAPS)
  const issues = checkComponent(draft.find('library-component', id) ?? component)
  if (hasErrors(issues)) return refuse(...issues)
  const gone = Object.entries(values.properties ?? {}).flatMap(([property, value]) => (value === null ? [property] : []))
  for (const instance of gone.length > 0 ? instancesOf(view, id) : []) {
    const props = view.find('node', instance)?.props ?? {}
    for (const property of gone) {
      for (const variant of Object.keys(props[property] ?? {})) draft.set(instance, `props/${property}/${variant}`, null)
    }
  }
  return draft.done([id])
}
