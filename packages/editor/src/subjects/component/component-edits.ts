import type { Id, LibraryComponentRecord } from '@heddle/document'
import { freeName, setComponent, type ComponentValues } from '@heddle/document/operations'
import { usagePlaces, type UsagePlace } from '../../commands/data/usage-places.ts'
import type { Editor } from '../../session/editor.ts'
import { words } from './words.ts'

/** What a component has by name. */
export type ComponentPart = 'properties' | 'variables' | 'formulas' | 'triggers'
export type PartOf<Part extends ComponentPart> = NonNullable<LibraryComponentRecord[Part]>[Id]

/** Places that a notice names. */
const NAMED = 3

const BEGINNINGS: { readonly [Part in ComponentPart]: Omit<PartOf<Part>, 'name'> } = {
  properties: { type: 'text', defaultValue: '' },
  variables: { type: 'string' },
  formulas: { parameters: [], code: 'null' },
  triggers: {},
}

/** Adds a part under a free name; answers its id. */
export function addPart(editor: Editor, { id, ...component }: LibraryComponentRecord, part: ComponentPart): Id | undefined {
  const taken = new Set(Object.values(component[part] ?? {}).map(({ name }) => name))
  const name = freeName(words.newNames[part], (free) => taken.has(free), { separator: '' })
  const partId = editor.newId()
  const values = { [part]: { [partId]: { name, ...BEGINNINGS[part] } } } as ComponentValues
  return editor.change(words.changes.add(part, name), setComponent(editor.view, { id, values })) ? partId : undefined
}

/** Changes a part; answers what is wrong. */
export function changePart<Part extends ComponentPart>(
  editor: Editor,
  componentId: Id,
  part: Part,
  partId: Id,
  value: PartOf<Part>,
): string | undefined {
  const result = setComponent(editor.view, { id: componentId, values: { [part]: { [partId]: value } } as ComponentValues })
  if (!result.ok) return result.issues[0]?.message
  editor.change(words.changes.change(part, value.name), result)
  return undefined
}

/** Deletes a part without a question; a notice names what still reads it, and undo brings it back. */
export function removePart(editor: Editor, component: LibraryComponentRecord, part: ComponentPart, partId: Id): void {
  const name = component[part]?.[partId]?.name ?? ''
  const readers = readersOf(editor, component, part, partId)
  const values = { [part]: { [partId]: null } } as ComponentValues
  const label = words.changes.remove(part, name)
  if (!editor.change(label, setComponent(editor.view, { id: component.id, values })) || readers.length === 0) return
  const named = readers.slice(0, NAMED).map((place) => words.place(place.name, place.where))
  editor.session.notice.value = { text: words.fed(name, named, readers.length - named.length), tone: 'danger' }
}

/** What reads a part: not the instances that set a property, nor the component that has it. */
export function readersOf(
  editor: Editor,
  { id }: LibraryComponentRecord,
  part: ComponentPart,
  partId: Id,
): readonly UsagePlace[] {
  return usagePlaces(editor, partId).filter((place) => {
    if (part === 'properties' && place.path.startsWith(`props/${partId}`)) return false
    return place.id !== id || !place.path.startsWith(`${part}/${partId}`)
  })
}
