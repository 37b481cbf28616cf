import { expect, test } from 'vitest'
import { elementDefinitions } from '@heddle/elements/definitions'
import { publishedBinding } from '@heddle/testing'
import type { CompiledNode } from '../compile/index.ts'
import { elementSources } from './element-sources.ts'

const definitions = new Map(elementDefinitions.map((definition) => [definition.type, definition]))
type Node = readonly [type: string, props: object]
const sourcesOf = (what: 'frames' | 'reaches', ...nodes: readonly Node[]) =>
  elementSources(
    what,
    nodes.map(([type, props]) => ({ published: { type, props } }) as unknown as CompiledNode),
    definitions,
  )
const of = (...nodes: readonly Node[]) => sourcesOf('frames', ...nodes)

test('what pages show in frames is allowed there, and nothing else', () => {
  expect(of(['text', {}], ['video', { provider: 'file' }], ['embed', { kind: 'html', address: 'https://a.example/' }])).toEqual(
    [],
  )
  expect(of(['video', { provider: 'youtube' }], ['video', { provider: 'vimeo' }], ['video', { provider: 'youtube' }])).toEqual([
    'https://player.vimeo.com',
    'https://www.youtube-nocookie.com',
  ])
  const embed = (address: unknown) => of(['embed', { kind: 'address', address }])
  expect(embed('HTTPS://Maps.Example:8443/there?a=1')).toEqual(['https://maps.example:8443'])
  expect(embed(publishedBinding('where'))).toEqual(['https:'])
  for (const address of ['/own', 'javascript:alert(1)', "https://a.example'; script-src *", 'https://a b/', ''])
    expect(embed(address)).toEqual([])
})

test('a map asks for its file where that is, and a page with none asks nobody', () => {
  const reaches = (svgFile: unknown) => sourcesOf('reaches', ['svg-map', { svgFile }], ['text', {}])
  expect(reaches('https://Maps.example:8443/districts.svg')).toEqual(['https://maps.example:8443'])
  expect(reaches(publishedBinding('where'))).toEqual(['https:'])
  for (const file of ['', '/assets/districts.svg', "https://a.example'; script-src *", 7]) expect(reaches(file)).toEqual([])
})
