import type { Id, NodeRecord } from '@heddle/document'
import { subtreeOf, type OperationResult } from '@heddle/document/operations'
import { isInput, type ElementDefinition, type NodeTemplate } from '@heddle/kit'
import type { Editor } from './editor.ts'

type Known = Pick<Editor, 'view' | 'definitions'>

/** What a field of a form is called in the data, by what people read beside it: `Full name` gives `full_name`. */
function slugOf(words: string): string {
  return words
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’\-‐-―]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '')
    .slice(0, 40)
}

/** The name, or the first of a numbered row that is free; it is taken then. */
function freeName(words: string, taken: Set<string>): string {
  const slug = slugOf(words) || 'field'
  let name = slug
  for (let number = 2; taken.has(name); number += 1) name = `${slug}${number}`
  taken.add(name)
  return name
}

/** The form that a place is in, from the inside out: a node that is one itself too. */
function formAround({ view, definitions }: Known, id: Id): NodeRecord | undefined {
  return [id, ...view.ancestors(id)]
    .flatMap((one) => view.find('node', one) ?? [])
    .findLast(({ element }) => definitions.get(element)?.form)
}

function namesIn({ view }: Known, form: NodeRecord): Set<string> {
  const names = subtreeOf(view, form.id).map((id) => view.find('node', id)?.props['fieldName']?.['default'])
  return new Set(names.filter((name) => typeof name === 'string'))
}

/** A text that somebody wrote into an element for people to read; none where it still says what it began with. */
function writtenIn(definition: ElementDefinition | undefined, read: (field: string) => unknown): string {
  const field = definition?.inlineText
  const text = field === undefined ? undefined : read(field)
  return field !== undefined && typeof text === 'string' && text !== definition?.preset.props?.[field] ? text : ''
}

/** The text of the label that a place is in: of the nearest node that has one, within the form. */
function labelAround({ view, definitions }: Known, id: Id): string {
  for (const one of [id, ...view.ancestors(id)]) {
    const node = view.find('node', one)
    const definition = definitions.get(node?.element ?? '')
    if (!node || definition?.form) return ''
    const languages = [view.defaultLanguage() ?? '', 'default']
    const written = writtenIn(definition, (field) => languages.map((key) => node.props[field]?.[key]).find(Boolean))
    if (written) return written
  }
  return ''
}

/** A template for a place; inputs that come into a form without a name of their own get one, after their label or what they are. */
export function withFieldNames(editor: Known, template: NodeTemplate, parentId: Id, label: string): NodeTemplate {
  const { definitions } = editor
  const around = formAround(editor, parentId)
  const named = (at: NodeTemplate, words: string, taken: Set<string> | undefined): NodeTemplate => {
    const definition = definitions.get(at.element)
    const inForm = taken ?? (definition?.form ? new Set<string>() : undefined)
    const said = writtenIn(definition, (field) => at.props?.[field]) || words
    const { fieldName, accessibleLabel, placeholder } = at.props ?? {}
    const own = [words, accessibleLabel, placeholder, at === template ? label : definition?.label.en].find(
      (text) => typeof text === 'string' && text !== '',
    )
    const isNameless = definition && isInput(definition) && inForm && !fieldName
    if (typeof fieldName === 'string') inForm?.add(fieldName)
    return {
      ...at,
      ...(isNameless && { props: { ...at.props, fieldName: freeName(String(own), inForm) } }),
      ...(at.slots && {
        slots: Object.fromEntries(
          Object.entries(at.slots).map(([slot, inside]) => [slot, inside.map((one) => named(one, said, inForm))]),
        ),
      }),
    }
  }
  return named(template, labelAround(editor, parentId), around && namesIn(editor, around))
}

/** What is copied into a form that is there, its fields called otherwise than those it has: of two the last one would count. */
export function withFreeNames(editor: Known, result: OperationResult): OperationResult {
  if (!result.ok) return result
  const { put = {} } = result.diff
  const copied = new Map(Object.values(put).flatMap((record) => (record.kind === 'node' ? [[record.id, record] as const] : [])))
  const takenIn = new Map<Id, Set<string>>()
  const named = [...copied.values()].flatMap((node) => {
    const definition = editor.definitions.get(node.element)
    const name = node.props['fieldName']?.['default']
    const form = definition && isInput(definition) ? formThatGets(editor, node, copied) : undefined
    if (!form || typeof name !== 'string' || name === '') return []
    const taken = takenIn.get(form.id) ?? namesIn(editor, form)
    takenIn.set(form.id, taken)
    const fieldName = { ...node.props['fieldName'], default: nextName(name, taken) }
    return [[node.id, { ...node, props: { ...node.props, fieldName } }] as const]
  })
  return { ...result, diff: { ...result.diff, put: { ...put, ...Object.fromEntries(named) } } }
}

/** The form that a copied node comes into; none where its form is copied along, which keeps its names. */
function formThatGets(editor: Known, node: NodeRecord, copied: ReadonlyMap<Id, NodeRecord>): NodeRecord | undefined {
  let at = node
  for (let parent = copied.get(at.place.parentId); parent; parent = copied.get(at.place.parentId)) {
    if (editor.definitions.get(parent.element)?.form) return undefined
    at = parent
  }
  return formAround(editor, at.place.parentId)
}

/** The name, or what it is with the next number that is free; it is taken then. */
function nextName(name: string, taken: Set<string>): string {
  const words = name.replace(/\d{1,9}$/, '') || name
  let free = name
  for (let number = Number(name.slice(words.length) || 1) + 1; taken.has(free); number += 1) free = `${words}${number}`
  taken.add(free)
  return free
}

/** A name that no other field of its form has, for a field on a page. */
export function freeFieldName(editor: Known, node: NodeRecord): string {
  const { view, definitions } = editor
  const form = formAround(editor, node.id)
  const given = node.props['fieldName']?.['default']
  const words =
    (typeof given === 'string' && given) ||
    node.name ||
    labelAround(editor, view.parent(node.id) ?? '') ||
    (definitions.get(node.element)?.label.en ?? '')
  return freeName(words, form ? namesIn(editor, form) : new Set())
}
