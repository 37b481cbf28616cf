import { expect, it } from 'vitest'
import { defineElement, list, reference } from '@heddle/kit'
import { addNamed } from './add-named.ts'
import { noReferences } from './tree-references.ts'

const label = { en: 'Target' }
const to = (target: Parameters<typeof reference>[0]['to']) => reference({ label, to: target })
const definition = defineElement({
  type: 'probe',
  label,
  icon: 'square',
  group: 'basics',
  fields: {
    collection: to('collection'),
    variable: to('variable'),
    plugin: to('plugin'),
    workflow: to('workflow'),
    element: to('element'),
    language: to('language'),
    rows: list({ label, item: { variable: to('variable') } }),
  },
  supports: [],
})

/** What comes with a page for a node with these values. */
function named(props: Readonly<Record<string, string | readonly object[]>>, type = 'probe') {
  const references = noReferences()
  const targets = new Set<string>()
  const workflows: string[] = []
  const addWorkflow = (id: string) => void workflows.push(id)
  addNamed({ uid: 'it', type, props: props as never }, new Map([['probe', definition]]), { references, addWorkflow, targets })
  const { collections, variables, plugins } = references
  return { collections: [...collections], variables: [...variables], plugins: [...plugins], workflows, targets: [...targets] }
}
const nothing = { collections: [], variables: [], plugins: [], workflows: [], targets: [] }

it('publish-C29 what a live node points at comes with its page', () => {
  expect(named({ collection: 'c', variable: 'v', plugin: 'p', workflow: 'w', element: 'e', language: 'ru' })).toEqual({
    collections: ['c'],
    variables: ['v'],
    plugins: ['p'],
    workflows: ['w'],
    targets: ['e'],
  })
})

it('publish-C29 so does what its lists point at, and nothing comes where nothing is named', () => {
  expect(named({ rows: [{ variable: 'a' }, { variable: '' }, { variable: 'b' }] })).toEqual({ ...nothing, variables: ['a', 'b'] })
  expect(named({ collection: '' })).toEqual(nothing)
  expect(named({ collection: 'c' }, 'unknown')).toEqual(nothing)
})
