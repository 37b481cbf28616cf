import { expect, test } from 'vitest'
import { chunkFiles, filesOf, laterFiles } from './chunks.ts'
import { chunks as grouped } from './testing/logic.ts'

const chunks = {
  ...grouped,
  imports: { 'core.js': ['react.js'], 'math.js': ['numbers.js'], 'numbers.js': ['core.js', 'digits.js'] },
}
const nothing = { hasCollections: false, hasWorkflows: false, hasComponents: false, hasPlugins: false }

test('publish-L4 a page names the core, its elements and its groups, with what these import, each once', () => {
  const files = chunkFiles(chunks, { ...nothing, uses: { elements: { text: 'text.js' }, functions: { math: 'math.js' } } })
  expect(files).toEqual(['core.js', 'react.js', 'text.js', 'math.js', 'numbers.js', 'digits.js'])
})

test('publish-L4 collections, workflows, components and patterns are files of their own', () => {
  expect(chunkFiles(chunks, { ...nothing, hasCollections: true })).toContain('collections.js')
  expect(chunkFiles(chunks, { ...nothing, hasWorkflows: true })).toContain('workflows.js')
  expect(chunkFiles(chunks, { ...nothing, hasComponents: true })).toContain('components.js')
  expect(chunkFiles(chunks, { ...nothing, uses: { patterns: true } })).toContain('patterns.js')
  expect(chunkFiles(chunks, { ...nothing, uses: { positions: true } })).toContain('positions.js')
  expect(chunkFiles(chunks, { ...nothing, uses: { navigation: true } })).toContain('navigation.js')
  expect(chunkFiles(chunks, { ...nothing, hasLists: true })).toContain('lists.js')
  expect(chunkFiles(chunks, { ...nothing, hasLongLists: true })).toContain('windows.js')
  expect(chunkFiles(chunks, nothing)).toEqual(['core.js', 'react.js'])
})

test('publish-L4 the same names give the same files, whatever order they come in; what no file holds is left out', () => {
  const files = { b: 'b.js', a: 'a.js', c: 'c.js' }
  expect(JSON.stringify(filesOf(['b', 'unknown', 'a'], files))).toBe('{"a":"a.js","b":"b.js"}')
  expect(filesOf(['unknown', 'constructor'], files)).toBeUndefined()
})

test('publish-L4 what only going on to another page needs is no file that a page names at once', () => {
  expect(laterFiles(chunks, [])).toEqual(['next-page.js'])
  const progress = { ...chunks, parts: { ...chunks.parts, progress: 'progress.js' } }
  expect(laterFiles(progress, [])).toEqual(['next-page.js', 'progress.js'])
  expect(laterFiles({ ...chunks, parts: {} }, [])).toEqual([])
  const later = { 'float.js': ['fallback.js'], 'other.js': ['none.js'] }
  expect(laterFiles({ ...chunks, later }, ['float.js', 'core.js'])).toEqual(['next-page.js', 'fallback.js'])
  expect(chunkFiles(chunks, nothing)).not.toContain('next-page.js')
})

test('publish-L4 what is loaded later comes with what it imports, but for what the page has already', () => {
  const later = { 'grid.js': ['math.js'] }
  expect(laterFiles({ ...chunks, later }, ['core.js', 'react.js', 'grid.js'])).toEqual([
    'next-page.js',
    'math.js',
    'numbers.js',
    'digits.js',
  ])
})
