import { expect, test } from 'vitest'
import { component, instance, rootNode } from '../testing/component.ts'
import { id, node, project } from '../testing/fixture.ts'
import { drawnNodeOf } from './drawn-node.ts'

const { view } = project([
  node('part', 'home', 'section'),
  component('card'),
  rootNode('card', 'flexbox'),
  node('note', 'cardroot', 'text'),
  // A frame is nothing but a card: the root of the one is an instance of the other.
  component('frame'),
  rootNode('frame', 'library-component', { componentId: id('card') }),
  instance('first', 'part', 'card'),
  instance('framed', 'part', 'frame'),
])
const drawn = (...names: readonly string[]) => drawnNodeOf(names.map(id).join('.'), view)

test('publish-C19 an element of the page stands for itself, the root of a component for its instance, however many are nested', () => {
  expect(drawn('part')).toBe(id('part'))
  expect(drawn('first')).toBe(id('first'))
  expect(drawn('first', 'cardroot')).toBe(id('first'))
  expect(drawn('framed', 'frameroot')).toBe(id('framed'))
  expect(drawn('framed', 'frameroot', 'cardroot')).toBe(id('framed'))
})

test('publish-C19 what stands further inside of a component stands for nothing of the page', () => {
  expect(drawn('first', 'note')).toBeUndefined()
  expect(drawn('framed', 'frameroot', 'note')).toBeUndefined()
  expect(drawn('gone')).toBeUndefined()
})
