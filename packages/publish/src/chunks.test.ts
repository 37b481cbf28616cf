import { expect, test } from 'vitest'
import { allChunkFiles, chunkFiles } from './chunks.ts'
import { chunks as grouped } from './testing/logic.ts'

const chunks = {
  ...grouped,
  imports: { 'core.js': ['react.js'], 'math.js': ['numbers.js'], 'numbers.js': ['core.js', 'digits.js'] },
}
const nothing = { types: [], hasCollections: false, hasWorkflows: false, hasComponents: false }

test('L4 a page names the core, its elements and its groups, with what these import, each once', () => {
  const files = chunkFiles(chunks, { ...nothing, types: ['text', 'unknown'], uses: { functions: ['math', 'unknown'] } })
  expect(files).toEqual(['core.js', 'react.js', 'text.js', 'math.js', 'numbers.js', 'digits.js'])
})

test('L4 collections, workflows, components and patterns are files of their own', () => {
  expect(chunkFiles(chunks, { ...nothing, hasCollections: true })).toContain('collections.js')
  expect(chunkFiles(chunks, { ...nothing, hasWorkflows: true })).toContain('workflows.js')
  expect(chunkFiles(chunks, { ...nothing, hasComponents: true })).toContain('components.js')
  expect(chunkFiles(chunks, { ...nothing, uses: { patterns: true } })).toContain('patterns.js')
  expect(chunkFiles(chunks, { ...nothing, uses: { positions: true } })).toContain('positions.js')
  expect(chunkFiles(chunks, nothing)).toEqual(['core.js', 'react.js'])
})

test('L4 a release has them all: a visitor may go to any page', () => {
  expect(allChunkFiles(chunks)).toEqual([...allChunkFiles(chunks)].toSorted())
  expect(allChunkFiles(chunks)).toEqual(
    expect.arrayContaining(['core.js', 'date.js', 'digits.js', 'patterns.js', 'react.js', 'section.js']),
  )
})
