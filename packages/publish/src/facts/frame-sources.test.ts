import { expect, test } from 'vitest'
import { elementDefinitions } from '@heddle/elements/definitions'
import { publishedBinding } from '@heddle/testing'
import type { CompiledNode } from '../compile/index.ts'
import { frameSources } from './frame-sources.ts'

const definitions = new Map(elementDefinitions.map((definition) => [definition.type, definition]))
const of = (...nodes: readonly (readonly [type: string, props: object])[]) =>
  frameSources(
    nodes.map(([type, props]) => ({ published: { type, props } }) as unknown as CompiledNode),
    definitions,
  )

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
